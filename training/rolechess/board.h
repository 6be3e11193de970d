/* RoleChess's pieces, blows, whole turns and net, restated for training: the house's own are in
 * src/pelipoyta/bots/games/rolechess/strong, and `check` holds these to them. Tables are the house's. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tables.h"

enum { CELLS = 49, SIDE = 14, PIECES = 28, FACTORS = 6, ENERGIES = 26, NO = 63, PASSING = 0xFFFFFF };
#ifndef UNITS
#define UNITS 32
#define HIDDEN 32
#endif
enum { WIDE = 2 * UNITS, SIEGE = 8, REST = 2 * (4 + SIEGE) + 1, INPUTS = 2 * UNITS + REST, STANDING = 10 * CELLS * UNITS };
enum { WEIGHTS = 2 * STANDING + UNITS + HIDDEN * INPUTS + 2 * HIDDEN + 1 };

static const int FULL[5] = {9, 25, 21, 15, 7};

typedef struct {
    float rows[2][10][CELLS][2][WIDE]; /* by looking side, sort and circle: that it stands, its energy */
    float bias[WIDE], by_input[INPUTS][HIDDEN], first[HIDDEN], weight[HIDDEN], last;
} Net;

typedef struct {
    int8_t board[CELLS], where[PIECES], energy[PIECES];
    uint64_t taken;
    int able;
    float seen[2][WIDE];
} Men;

typedef struct { double harm, kill, crown, all; } Blow;
typedef struct { int32_t turn[600]; double order[600]; int count; } Turns;

static const Net *active; /* net whose first layer is updated with each move; 0: none */

static Net *read_net(const char *name) {
    static float w[WEIGHTS];
    FILE *file = fopen(name, "rb");
    if (!file || fread(w, sizeof *w, WEIGHTS, file) != WEIGHTS) { fprintf(stderr, "no net: %s\n", name); exit(1); }
    fclose(file);
    Net *net = calloc(1, sizeof *net);
    for (int n = 0; n < 2 * 10 * CELLS * 2 * WIDE; n++) {
        int unit = n % WIDE, part = n / WIDE % 2, cell = n / (2 * WIDE) % CELLS, sort = n / (2 * WIDE * CELLS) % 10;
        int side = n / (2 * WIDE * CELLS * 10), at = side ? CELLS - 1 - cell : cell;
        if (unit >= UNITS) at = at / 7 * 7 + 6 - at % 7;
        net->rows[side][sort][cell][part][unit] =
            w[part * STANDING + ((sort + 5 * side) % 10 * CELLS + at) * UNITS + unit % UNITS];
    }
    const float *rest = w + 2 * STANDING;
    for (int unit = 0; unit < WIDE; unit++) net->bias[unit] = rest[unit % UNITS];
    rest += UNITS;
    for (int look = 0; look < INPUTS; look++)
        for (int row = 0; row < HIDDEN; row++) net->by_input[look][row] = rest[row * INPUTS + look];
    rest += HIDDEN * INPUTS;
    memcpy(net->first, rest, sizeof net->first), memcpy(net->weight, rest + HIDDEN, sizeof net->weight);
    net->last = rest[2 * HIDDEN];
    return net;
}

static inline int counts(int piece, int cell) { /* RC-9.2 */
    int kind = KIND[piece];
    return kind != 0 && !(kind == 4 && cell / 7 == (piece < SIDE ? 6 : 0));
}

static inline void see(Men *men, int piece, int cell, int energy, float times) {
    if (!active) return;
    float share = times * (float)energy / (float)FULL[KIND[piece]];
    for (int side = 0; side < 2; side++) {
        const float(*row)[WIDE] = active->rows[side][SORT[piece]][cell];
        for (int unit = 0; unit < WIDE; unit++) men->seen[side][unit] += times * row[0][unit] + share * row[1][unit];
    }
}

static inline void put(Men *men, int piece, int cell, int energy) {
    men->board[cell] = (int8_t)piece, men->where[piece] = (int8_t)cell, men->energy[piece] = (int8_t)energy;
    men->taken |= 1ULL << cell, men->able += counts(piece, cell);
    see(men, piece, cell, energy, 1);
}

static inline void lift(Men *men, int piece) {
    int cell = men->where[piece];
    men->board[cell] = men->where[piece] = -1;
    men->taken ^= 1ULL << cell, men->able -= counts(piece, cell);
    see(men, piece, cell, men->energy[piece], -1);
}

static inline void move(Men *men, int piece, int cell) {
    int energy = men->energy[piece];
    lift(men, piece), put(men, piece, cell, energy);
}

static void look(Men *men) { /* anew */
    if (!active) return;
    for (int side = 0; side < 2; side++) memcpy(men->seen[side], active->bias, sizeof active->bias);
    for (int piece = 0; piece < PIECES; piece++)
        if (men->where[piece] >= 0) see(men, piece, men->where[piece], men->energy[piece], 1);
}

static inline int battle(int first, int second, int foe, int energy) {
    return ((first * FACTORS + second) * 5 + KIND[foe]) * ENERGIES + energy;
}

static int comes(uint64_t taken, int piece, int cell, int target) { /* in range after a move? */
    int spot = SORT[piece] * CELLS, at = NEAR[(spot + cell) * CELLS + target];
    uint64_t left = taken ^ 1ULL << cell;
    for (; at < NEAR[(spot + cell) * CELLS + target + 1]; at++) {
        int way = BY_WAY[at];
        if (!(taken & (1ULL << way | (uint64_t)ROAD[(spot + cell) * CELLS + way])) &&
            !((uint64_t)ROAD[(spot + way) * CELLS + target] & left))
            return 1;
    }
    return 0;
}

static int strongest(const Men *men, int by, int target, int foe) { /* opener and partner; -1: none */
    int standing = 0, partner = -1, best = 0, opener = -1, second = 0;
    for (int piece = by * SIDE; piece < by * SIDE + SIDE; piece++) {
        int cell = men->where[piece], factor = EACH_ATTACK[piece];
        if (cell < 0 || !(FAR[SORT[piece] * CELLS + cell] >> target & 1)) continue;
        int64_t road = ROAD[(SORT[piece] * CELLS + cell) * CELLS + target];
        int direct = road >= 0 && !((uint64_t)road & men->taken);
        if (direct && factor > standing) standing = factor, partner = piece;
        if (!direct && (factor <= second || !comes(men->taken, piece, cell, target))) continue;
        if (factor > best) second = best, best = factor, opener = piece;
        else if (factor > second) second = factor;
    }
    if (opener == partner) best = second;
    if (!best) return standing ? battle(standing, 0, foe, men->energy[foe]) : -1;
    return battle(best, standing, foe, men->energy[foe]);
}

static Blow blow(const Men *men, int by) {
    Blow worst = {0, 0, 0, 0};
    for (int foe = (1 - by) * SIDE; foe < (1 - by) * SIDE + SIDE; foe++) {
        int at = men->where[foe] < 0 ? -1 : strongest(men, by, men->where[foe], foe);
        if (at < 0) continue;
        if (foe % SIDE == 3) worst.kill = KILL[at], worst.crown = HARM[at];
        else {
            worst.all += HARM[at];
            if (HARM[at] > worst.harm) worst.harm = HARM[at];
        }
    }
    return worst;
}

static void siege(const Men *men, int by, float *to) { /* of each kind, how many have the Emperor in range; after a move */
    int target = men->where[3 + SIDE * (1 - by)];
    memset(to, 0, SIEGE * sizeof *to);
    if (target < 0) return;
    for (int piece = by * SIDE; piece < by * SIDE + SIDE; piece++) {
        int cell = men->where[piece];
        if (cell < 0 || KIND[piece] == 0 || !(FAR[SORT[piece] * CELLS + cell] >> target & 1)) continue;
        int64_t road = ROAD[(SORT[piece] * CELLS + cell) * CELLS + target];
        int direct = road >= 0 && !((uint64_t)road & men->taken);
        if (direct) to[KIND[piece] - 1] += 0.5f;
        if (direct || comes(men->taken, piece, cell, target)) to[KIND[piece] + 3] += 0.5f;
    }
}

static void threats(const Men *men, int by, float *to) {
    Blow found = blow(men, by);
    to[0] = (float)found.kill, to[1] = (float)found.harm / 10, to[2] = (float)found.crown / 10, to[3] = (float)found.all / 20;
    siege(men, by, to + 4);
}

static void attacks(const Men *men, int side, int quiet, float *to) { /* inputs of the hidden layer besides the first layer */
    threats(men, side, to), threats(men, 1 - side, to + 4 + SIEGE);
    to[REST - 1] = quiet / 100.f;
}

static void clip(const float *seen, float *to) {
    for (int unit = 0; unit < UNITS; unit++) {
        float left = seen[unit], right = seen[UNITS + unit];
        to[unit] = (left < 0 ? 0 : left > 1 ? 1 : left) + (right < 0 ? 0 : right > 1 ? 1 : right);
    }
}

static double judge(const Men *men, int side, int quiet) { /* by the net */
    float input[INPUTS], hidden[HIDDEN], total = active->last;
    clip(men->seen[side], input), clip(men->seen[1 - side], input + UNITS);
    attacks(men, side, quiet, input + 2 * UNITS), memcpy(hidden, active->first, sizeof hidden);
    for (int at = 0; at < INPUTS; at++)
        for (int row = 0; row < HIDDEN; row++) hidden[row] += active->by_input[at][row] * input[at];
    for (int row = 0; row < HIDDEN; row++) total += hidden[row] > 0 ? active->weight[row] * hidden[row] : 0;
    return tanh(total / 2);
}

static void add(Turns *turns, int src, int dst, int target, int partner, double order) {
    turns->turn[turns->count] = src | dst << 6 | target << 12 | partner << 18;
    turns->order[turns->count++] = order;
}

static void attack(Turns *turns, const Men *men, int side, int piece, int src, int dst, int target, uint64_t taken) {
    int best = 0, partner = NO, foe = men->board[target];
    for (int other = side * SIDE; other < side * SIDE + SIDE; other++) { /* RC-5.2 */
        int cell = men->where[other];
        if (cell < 0 || other == piece || EACH_ATTACK[other] <= best) continue;
        int64_t road = ROAD[(SORT[other] * CELLS + cell) * CELLS + target];
        if (road >= 0 && !((uint64_t)road & (taken | men->taken))) best = EACH_ATTACK[other], partner = cell;
    }
    int at = battle(EACH_ATTACK[piece], best, foe, men->energy[foe]);
    add(turns, src, dst, target, partner, HARM[at] + (foe % SIDE == 3 ? 150 * KILL[at] : 0));
}

static void after_move(Turns *turns, const Men *men, int side, int piece, int src, int dst) {
    int before = turns->count, at = START[SORT[piece] * CELLS + dst], cell;
    uint64_t taken = men->taken ^ 1ULL << src ^ 1ULL << dst;
    while ((cell = TO[at]) >= 0) {
        if (!(taken >> cell & 1)) { at++; continue; }
        if (men->board[cell] / SIDE != side) attack(turns, men, side, piece, src, dst, cell, taken);
        at = SKIP[at];
    }
    if (turns->count == before) add(turns, src, dst, NO, NO, 0);
}

static void find(Turns *turns, const Men *men, int side) {
    turns->count = 0;
    for (int piece = side * SIDE; piece < side * SIDE + SIDE; piece++) {
        int src = men->where[piece], cell;
        if (src < 0) continue;
        for (int at = START[SORT[piece] * CELLS + src]; (cell = TO[at]) >= 0;) {
            int other = men->board[cell];
            if (other < 0) { after_move(turns, men, side, piece, src, cell), at++; continue; }
            if (other / SIDE != side) attack(turns, men, side, piece, src, src, cell, men->taken);
            at = SKIP[at];
        }
    }
    if (!turns->count) turns->turn[0] = PASSING, turns->order[0] = 0, turns->count = 1;
}
