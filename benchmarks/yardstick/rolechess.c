/* Random games of RoleChess as one writes them in C by hand: a yardstick for the fast twin, and nothing else.
 *
 * It draws its numbers and lists its choices in the twin's order, so that a seed gives the same game in both:
 * tests/benchmarks/test_yardsticks.py holds it to that. Rule ids are those of games/rolechess/RULES.md.
 */
#include <stdint.h>
#include <string.h>

enum { CELLS = 49, SIDE = 14, PIECES = 28, SORTS = 10 };
enum { EMPEROR, ADJUTANT, KNIGHT, GUARD, LACKEY };
enum { BEGIN, TURN, ATTACK, PARTNER, STRIKE, DEFENCE, ADVANCING };
enum { ATTACKS = 2401, JOINS = 4802, ALONE = 4851, STOP, ADVANCE, STAY, PASS };

static const int8_t KIND[SIDE] = {GUARD, KNIGHT, ADJUTANT, EMPEROR, ADJUTANT, KNIGHT, GUARD,
                                  LACKEY, LACKEY, LACKEY, LACKEY, LACKEY, LACKEY, LACKEY};
static const int8_t ENERGY[5] = {9, 25, 21, 15, 7}, HITS[5] = {1, 5, 4, 3, 3}, GUARDS[5] = {8, 5, 4, 6, 3};
static const int8_t STRAIGHT[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
static const int8_t DIAGONAL[4][2] = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
static const int8_t LEAPS[8][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
static const int8_t AHEAD[3][2] = {{-1, 1}, {0, 1}, {1, 1}};

typedef struct {
    int8_t board[CELLS], where[PIECES], energy[PIECES];
    int8_t turn, phase, src, dst, first, second, target, die, other;
    int16_t quiet, able, limit;
    uint64_t taken;
    uint32_t chance;
} Game;

static int8_t sort_of[PIECES], to[SORTS][CELLS][40], skip[SORTS][CELLS][40];
static int64_t road[SORTS][CELLS][CELLS]; /* the circles between, as bits; -1: no way */

static void ray(int sort, int cell, int dx, int dy, int longest, int *at) {
    int from = *at, x = cell % 7 + dx, y = cell / 7 + dy;
    int64_t between = 0;
    for (int n = 0; n < longest && x >= 0 && x < 7 && y >= 0 && y < 7; n++, x += dx, y += dy) {
        to[sort][cell][*at] = (int8_t)(y * 7 + x);
        road[sort][cell][y * 7 + x] = between;
        between |= 1LL << (y * 7 + x);
        ++*at;
    }
    for (int n = from; n < *at; n++) skip[sort][cell][n] = (int8_t)*at;
}

static void rays(int sort, int cell) {
    int kind = sort % 5, up = sort < 5 ? 1 : -1, at = 0;
    if (kind == ADJUTANT) {
        for (int w = 0; w < 4; w++) ray(sort, cell, DIAGONAL[w][0], DIAGONAL[w][1], 7, &at);
        for (int w = 0; w < 4; w++) ray(sort, cell, STRAIGHT[w][0], STRAIGHT[w][1], 1, &at);
    } else if (kind == EMPEROR) {
        for (int w = 0; w < 4; w++) ray(sort, cell, STRAIGHT[w][0], STRAIGHT[w][1], 1, &at);
        for (int w = 0; w < 4; w++) ray(sort, cell, DIAGONAL[w][0], DIAGONAL[w][1], 1, &at);
    } else if (kind == KNIGHT) {
        for (int w = 0; w < 8; w++) ray(sort, cell, LEAPS[w][0], LEAPS[w][1], 1, &at);
    } else if (kind == GUARD) {
        for (int w = 0; w < 4; w++) ray(sort, cell, STRAIGHT[w][0], STRAIGHT[w][1], 3, &at);
    } else {
        for (int w = 0; w < 3; w++) ray(sort, cell, AHEAD[w][0], AHEAD[w][1] * up, 1, &at);
    }
    to[sort][cell][at] = -1;
}

void prepare(void) {
    memset(road, -1, sizeof road);
    for (int piece = 0; piece < PIECES; piece++) sort_of[piece] = (int8_t)(KIND[piece % SIDE] + 5 * (piece / SIDE));
    for (int sort = 0; sort < SORTS; sort++)
        for (int cell = 0; cell < CELLS; cell++) rays(sort, cell);
}

static inline int below(Game *g, uint32_t count) {
    uint32_t x = g->chance;
    x ^= x << 13, x ^= x >> 17, x ^= x << 5;
    g->chance = x;
    return (int)((uint64_t)x * count >> 32);
}

static inline int counts(int piece, int cell) { /* RC-9.2 */
    int kind = KIND[piece % SIDE];
    return kind != EMPEROR && !(kind == LACKEY && cell / 7 == (piece < SIDE ? 6 : 0));
}

static inline void put(Game *g, int piece, int cell) {
    g->board[cell] = (int8_t)piece, g->where[piece] = (int8_t)cell;
    g->taken |= 1ULL << cell, g->able += (int16_t)counts(piece, cell);
}

static inline void lift(Game *g, int piece) {
    int cell = g->where[piece];
    g->board[cell] = g->where[piece] = -1;
    g->taken ^= 1ULL << cell, g->able -= (int16_t)counts(piece, cell);
}

static void start(Game *g, uint32_t seed, int limit) {
    memset(g, 0, sizeof *g);
    memset(g->board, -1, sizeof g->board);
    for (int piece = 0; piece < PIECES; piece++) {
        g->energy[piece] = ENERGY[KIND[piece % SIDE]];
        put(g, piece, piece < SIDE ? piece : CELLS - 1 - (piece - SIDE));
    }
    g->src = g->dst = g->first = g->second = g->target = -1;
    g->limit = (int16_t)limit, g->chance = seed | 1;
    for (int n = 0; n < 8; n++) below(g, 1);
}

static inline int over(const Game *g) { /* RC-8, RC-9.2, RC-9.1 */
    return !g->energy[3] || !g->energy[17] || !g->able || (g->limit && g->quiet >= g->limit);
}

static inline void hand_over(Game *g) {
    g->turn ^= 1, g->phase = TURN;
    g->src = g->dst = g->first = g->second = g->target = -1;
    g->die = g->other = 0;
}

static inline int strikes(const Game *g, int src, int16_t *out) { /* RC-5.1 */
    int count = 0, sort = sort_of[g->board[src]];
    const int8_t *way = to[sort][src];
    for (int at = 0; way[at] >= 0;) {
        int other = g->board[way[at]];
        if (other < 0) { at++; continue; }
        if (other / SIDE != g->turn) out[count++] = (int16_t)(ATTACKS + src * CELLS + way[at]);
        at = skip[sort][src][at];
    }
    return count;
}

static int openings(const Game *g, int16_t *out) {
    int count = 0;
    for (int piece = g->turn * SIDE; piece < g->turn * SIDE + SIDE; piece++) {
        int src = g->where[piece];
        if (src < 0) continue;
        int sort = sort_of[piece];
        const int8_t *way = to[sort][src];
        for (int at = 0; way[at] >= 0;) {
            int other = g->board[way[at]];
            if (other < 0) { out[count++] = (int16_t)(src * CELLS + way[at++]); continue; }
            if (other / SIDE != g->turn) out[count++] = (int16_t)(ATTACKS + src * CELLS + way[at]);
            at = skip[sort][src][at];
        }
    }
    if (!count) out[count++] = PASS;
    return count;
}

static int partners(const Game *g, int16_t *out) { /* RC-5.2 */
    int count = 0;
    uint64_t before = g->taken;
    if (g->src >= 0) before ^= 1ULL << g->src ^ 1ULL << g->dst;
    for (int piece = g->turn * SIDE; piece < g->turn * SIDE + SIDE; piece++) {
        int src = g->where[piece];
        if (src < 0 || src == g->first) continue;
        int64_t way = road[sort_of[piece]][src][g->target];
        if (way >= 0 && !((uint64_t)way & (g->taken | before))) out[count++] = (int16_t)(JOINS + src);
    }
    return count;
}

static int legal(const Game *g, int16_t *out) {
    int count;
    switch (g->phase) {
    case TURN: return openings(g, out);
    case ATTACK: count = strikes(g, g->dst, out), out[count] = STOP; return count + 1;
    case PARTNER: count = partners(g, out), out[count] = ALONE; return count + 1;
    default: out[0] = ADVANCE, out[1] = STAY; return 2;
    }
}

static void apply(Game *g, int action, int16_t *room) {
    if (action < ATTACKS) {
        int piece = g->board[action / CELLS];
        lift(g, piece), put(g, piece, action % CELLS);
        g->src = (int8_t)(action / CELLS), g->dst = (int8_t)(action % CELLS), g->phase = ATTACK;
        if (!strikes(g, g->dst, room)) g->quiet++, hand_over(g);
    } else if (action < JOINS) {
        g->first = (int8_t)((action - ATTACKS) / CELLS), g->target = (int8_t)((action - ATTACKS) % CELLS);
        g->phase = partners(g, room) ? PARTNER : STRIKE;
    } else if (action <= ALONE) {
        g->second = (int8_t)(action == ALONE ? -1 : action - JOINS), g->phase = STRIKE;
    } else if (action == ADVANCE) {
        int piece = g->board[g->first];
        lift(g, piece), put(g, piece, g->target), hand_over(g);
    } else if (action == STAY) {
        hand_over(g);
    } else {
        g->quiet++, hand_over(g);
    }
}

static void resolve(Game *g, int die) {
    int foe = g->board[g->target], total = g->die * HITS[KIND[g->board[g->first] % SIDE]];
    if (g->second >= 0) total += g->other * HITS[KIND[g->board[g->second] % SIDE]];
    int loss = total - die * GUARDS[KIND[foe % SIDE]];
    if (loss <= 0) { g->quiet++, hand_over(g); return; }
    g->quiet = 0;
    int left = g->energy[foe] - loss;
    if (left > 0) { g->energy[foe] = (int8_t)left, hand_over(g); return; } /* RC-6.1.2 */
    lift(g, foe), g->energy[foe] = 0; /* RC-6.1.3 */
    if (over(g)) { hand_over(g); return; }
    g->phase = ADVANCING, g->die = g->other = 0;
}

static void roll(Game *g) {
    int pair = g->phase == BEGIN || (g->phase == STRIKE && g->second >= 0);
    int die = 1 + below(g, 6), other = pair ? 1 + below(g, 6) : 0;
    if (g->phase == BEGIN) { /* RC-3.0 */
        if (die != other) g->turn = die > other ? 0 : 1, g->phase = TURN;
    } else if (g->phase == STRIKE) {
        g->die = (int8_t)die, g->other = (int8_t)other, g->phase = DEFENCE;
    } else {
        resolve(g, die);
    }
}

/* One game: how many choices it had; the board, the energies and the quiet turns it ended with. */
int64_t play(uint32_t seed, int limit, int8_t *end) {
    static int16_t out[512], room[512];
    Game g;
    int64_t choices = 0;
    start(&g, seed, limit);
    while (!over(&g)) {
        if (g.phase == BEGIN || g.phase == STRIKE || g.phase == DEFENCE) { roll(&g); continue; }
        apply(&g, out[below(&g, (uint32_t)legal(&g, out))], room);
        choices++;
    }
    if (end) {
        memcpy(end, g.board, CELLS), memcpy(end + CELLS, g.energy, PIECES);
        end[CELLS + PIECES] = (int8_t)g.quiet, end[CELLS + PIECES + 1] = g.turn;
    }
    return choices;
}

int64_t play_many(uint32_t seed, int64_t games, int limit) {
    int64_t choices = 0;
    for (int64_t n = 0; n < games; n++) choices += play(seed + (uint32_t)n, limit, 0);
    return choices;
}
