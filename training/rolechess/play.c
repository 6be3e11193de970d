/* Games of RoleChess to learn from, and matches: `play games PLAYER SEED GAMES TRUST FILE`, `play match A B GAMES
 * SEED`, `play judge NET FILE`. A player is "greedy", "hand" or the file of a net; the last two look a turn ahead. */
#include "board.h"

typedef struct { Men men; int side, quiet; uint64_t chance; } Game;
typedef struct { int is_greedy, depth; const Net *net; double value; } Player;
#pragma pack(1)
typedef struct {
    int8_t where[PIECES], energy[PIECES];
    uint8_t side, quiet;
    float rest[REST], value, won;
} Record;

enum { LIMIT = 100, LONGEST = 4000 };
static const double EPSILON = 0.02, RIVALS = 0.5, WHIM = 0.05, SKIPPED = 9;

static uint64_t next(Game *g) { /* splitmix64 */
    uint64_t z = g->chance += 0x9E3779B97F4A7C15ULL;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL, z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
    return z ^ z >> 31;
}
static int below(Game *g, int count) { return (int)((next(g) >> 33) * (uint64_t)count >> 31); }
static double unit(Game *g) { return (double)(next(g) >> 11) * 0x1p-53; }

static void start(Game *g, uint64_t seed) {
    memset(g, 0, sizeof *g), memset(g->men.board, -1, CELLS), memset(g->men.where, -1, PIECES);
    g->chance = seed * 7919 + 13;
    for (int piece = 0; piece < PIECES; piece++)
        put(&g->men, piece, piece < SIDE ? piece : CELLS - 1 - (piece - SIDE), FULL[KIND[piece]]);
    g->side = below(g, 2); /* RC-3.0 */
}

static int over(const Game *g) { /* RC-8, RC-9.2, RC-9.1 */
    return !g->men.energy[3] || !g->men.energy[17] || !g->men.able || g->quiet >= LIMIT;
}

static double score(const Game *g) { return !g->men.energy[3] ? 0 : !g->men.energy[17] ? 1 : 0.5; } /* of seat 0 */

/* Judged by hand, as the house did before it had a net. */
static double posture(const Men *men, int side) {
    double total = 0;
    int throne = men->where[3 + SIDE * (1 - side)];
    for (int piece = side * SIDE; piece < side * SIDE + SIDE; piece++)
        if (men->where[piece] >= 0)
            total += STANCE[(SORT[piece] * CELLS + men->where[piece]) * CELLS + (throne < 0 ? 0 : throne)];
    return total;
}

static double worth(const Men *men, int side) {
    double total = posture(men, side);
    for (int piece = side * SIDE; piece < side * SIDE + SIDE; piece++)
        if (men->where[piece] >= 0) total += VALUE[piece * ENERGIES + men->energy[piece]];
    return total;
}

static double certain(double gap) { return 2 / (1 + exp(-gap / 22)) - 1; }

static double by_hand(const Men *men, int side) {
    Blow theirs = blow(men, 1 - side), ours = blow(men, side);
    double calm = worth(men, side) - worth(men, 1 - side) - 0.4 * fmax(theirs.harm, 60 * theirs.kill);
    return fmax(certain(calm + ours.harm), ours.kill + (1 - ours.kill) * certain(calm));
}

/* Expectimax over whole turns with Star1, so many turns deep; values are the side's that is to move. */
static double outcome(const Men *men, int side, int quiet, int turn, int depth, double alpha, double beta);

static int next_best(Turns *turns, int at) { /* the best of those from `at` on, put there */
    int best = at;
    for (int other = at + 1; other < turns->count; other++)
        if (turns->order[other] > turns->order[best]) best = other;
    int32_t turn = turns->turn[best];
    double order = turns->order[best];
    turns->turn[best] = turns->turn[at], turns->order[best] = turns->order[at];
    turns->turn[at] = turn, turns->order[at] = order;
    return turn;
}

static double value(const Men *men, int side, int quiet, int depth, double alpha, double beta) {
    Turns turns;
    double best = -2;
    if (!men->able || quiet >= LIMIT) return 0;
    if (!depth) return active ? judge(men, side, quiet) : by_hand(men, side);
    find(&turns, men, side);
    for (int at = 0; at < turns.count && best < beta; at++) {
        double found = outcome(men, side, quiet, next_best(&turns, at), depth, fmax(alpha, best), beta);
        best = fmax(best, found);
    }
    return best;
}

static double wounded(const Men *men, int side, int quiet, int opener, int target, int energy, int depth, double alpha,
                      double beta) {
    int foe = men->board[target];
    if (!energy && foe % SIDE == 3) return 1;
    if (energy == men->energy[foe]) return -value(men, 1 - side, quiet + 1, depth - 1, -beta, -alpha);
    Men after = *men;
    lift(&after, foe), after.energy[foe] = (int8_t)energy;
    if (energy) put(&after, foe, target, energy);
    double stay = -value(&after, 1 - side, 0, depth - 1, -beta, -alpha);
    if (energy || !after.able || stay >= beta) return stay;
    move(&after, men->board[opener], target);
    return fmax(stay, -value(&after, 1 - side, 0, depth - 1, -beta, -fmax(alpha, stay)));
}

static double outcome(const Men *men, int side, int quiet, int turn, int depth, double alpha, double beta) {
    Men after = *men;
    int src = turn & 63, dst = turn >> 6 & 63, target = turn >> 12 & 63, partner = turn >> 18;
    if (turn != PASSING && src != dst) move(&after, men->board[src], dst);
    if (turn == PASSING || target == NO) return -value(&after, 1 - side, quiet + 1, depth - 1, -beta, -alpha);
    int foe = men->board[target], second = partner == NO ? 0 : EACH_ATTACK[men->board[partner]];
    int fight = battle(EACH_ATTACK[men->board[src]], second, foe, men->energy[foe]);
    double total = 0, left = 1;
    for (int at = EXACT[fight]; at < EXACT[fight + 1]; at++) { /* until what is left cannot bring it between the bounds */
        double chance = EXACT_CHANCE[at];
        left -= chance;
        double low = (alpha - total - left) / chance, high = (beta - total + left) / chance;
        double found = wounded(&after, side, quiet, dst, target, EXACT_AFTER[at], depth, fmax(low, -1), fmin(high, 1));
        total += chance * found;
        if (found <= low) return total + left;
        if (found >= high) return total - left;
    }
    return total;
}

static int ahead(Game *g, Player *player) { /* the turn that is best after all dice */
    Turns turns;
    int best = 0;
    active = player->net, look(&g->men), find(&turns, &g->men, g->side);
    for (int depth = 1; depth <= player->depth; depth++) {
        double alpha = -1;
        for (int at = 0; at < turns.count; at++) {
            int turn = next_best(&turns, at);
            double found = outcome(&g->men, g->side, g->quiet, turn, depth, alpha, 1);
            turns.order[at] = found;
            if (at == 0 || found > alpha) alpha = found, best = turn;
        }
        player->value = alpha;
    }
    active = 0;
    return best;
}

/* Greedy, restated from bots/games/rolechess/greedy.py and judge.py. */
static double worst(const Men *men, int by) {
    Blow found = blow(men, by);
    return fmax(found.harm, found.crown + 150 * found.kill);
}
static double prospect(const Men *men, int side) {
    return 0.45 * worst(men, side) - worst(men, 1 - side) + posture(men, side);
}

static int greedy(Game *g) {
    Turns turns;
    find(&turns, &g->men, g->side);
    double here = prospect(&g->men, g->side), best = -1e9;
    int chosen = turns.turn[0];
    for (int at = 0; at < turns.count && turns.turn[0] != PASSING;) {
        int way = turns.turn[at] & 0xFFF, pick = turns.turn[at], src = way & 63, dst = way >> 6;
        double promise = here + turns.order[at], most = 0, liked = -1;
        if (src == dst) at++;
        else {
            Men after = g->men;
            move(&after, after.board[src], dst);
            for (; at < turns.count && (turns.turn[at] & 0xFFF) == way; at++) {
                double like = turns.order[at] + WHIM * unit(g);
                most = fmax(most, turns.order[at]);
                if (like > liked) liked = like, pick = turns.turn[at];
            }
            promise = prospect(&after, g->side) + most;
        }
        promise += WHIM * unit(g);
        if (promise > best) best = promise, chosen = pick;
    }
    return chosen;
}

static int advances(Game *g, const Player *player, int opener, int target) {
    Men after = g->men;
    double stay, go;
    active = player->is_greedy ? 0 : player->net, look(&after);
    stay = player->is_greedy ? prospect(&after, g->side) + WHIM * unit(g) : -value(&after, 1 - g->side, 0, 0, -1, 1);
    move(&after, after.board[opener], target);
    go = player->is_greedy ? prospect(&after, g->side) + WHIM * unit(g) : -value(&after, 1 - g->side, 0, 0, -1, 1);
    active = 0;
    return go > stay;
}

static void fight(Game *g, const Player *player, int turn) { /* RC-6 */
    int dst = turn >> 6 & 63, target = turn >> 12 & 63, partner = turn >> 18, foe = g->men.board[target];
    int loss = (1 + below(g, 6)) * EACH_ATTACK[g->men.board[dst]];
    if (partner != NO) loss += (1 + below(g, 6)) * EACH_ATTACK[g->men.board[partner]];
    loss -= (1 + below(g, 6)) * EACH_DEFENCE[foe];
    if (loss <= 0) { g->quiet++; return; }
    int left = g->men.energy[foe] - loss;
    g->quiet = 0, lift(&g->men, foe), g->men.energy[foe] = (int8_t)(left > 0 ? left : 0);
    if (left > 0) put(&g->men, foe, target, left);
    else if (!over(g) && advances(g, player, dst, target)) move(&g->men, g->men.board[dst], target);
}

static void play_turn(Game *g, const Player *player, int turn) {
    int src = turn & 63, dst = turn >> 6 & 63;
    if (turn != PASSING && src != dst) move(&g->men, g->men.board[src], dst);
    if (turn == PASSING || (turn >> 12 & 63) == NO) g->quiet++;
    else fight(g, player, turn);
    g->side ^= 1;
}

static int chosen(Game *g, Player *player) { return player->is_greedy ? greedy(g) : ahead(g, player); }

static int at_random(Game *g) {
    Turns turns;
    find(&turns, &g->men, g->side);
    return turns.turn[below(g, turns.count)];
}

static Player named(const char *name) {
    static char file[4096];
    Player player = {!strcmp(name, "greedy"), 1, 0, 0};
    snprintf(file, sizeof file, "%s", name);
    char *deep = strchr(file, ':');
    if (deep) player.depth = atoi(deep + 1), *deep = 0;
    if (strcmp(file, "greedy") && strcmp(file, "hand")) player.net = read_net(file);
    return player;
}

/* What each position learns: the end, mixed on the way back with what looked best; nothing of turns by chance. */
static void look_back(Record *record, const double *value, const int *how, int count, double won, double trust) {
    double back = won;
    for (int at = count - 1; at >= 0; at--) {
        int sign = record[at].side ? -1 : 1;
        if (how[at] == 2 || (back == SKIPPED && how[at] == 1)) { record[at].value = (float)(back = SKIPPED); continue; }
        if (how[at] == 0) back = back == SKIPPED ? sign * value[at] : trust * back + (1 - trust) * sign * value[at];
        record[at].value = (float)(sign * back), record[at].won = (float)(sign * won);
    }
}

static void game(Player *player, uint64_t seed, double trust, FILE *file) {
    static Record record[LONGEST];
    static double value[LONGEST];
    static int how[LONGEST]; /* 0: by the player, 1: by greedy, 2: by chance */
    Player rival = {1, 0, 0, 0};
    Game g;
    int count = 0;
    start(&g, seed);
    int opening = below(&g, 3) ? 0 : below(&g, 9), foe = unit(&g) < RIVALS ? below(&g, 2) : -1;
    for (; !over(&g) && count < LONGEST; count++) {
        Record *now = &record[count];
        Player *mover = g.side == foe ? &rival : player;
        float rest[REST];
        attacks(&g.men, g.side, g.quiet, rest);
        memcpy(now->where, g.men.where, PIECES), memcpy(now->energy, g.men.energy, PIECES);
        memcpy(now->rest, rest, sizeof rest), now->side = (uint8_t)g.side, now->quiet = (uint8_t)g.quiet;
        how[count] = count < opening || unit(&g) < EPSILON ? 2 : mover == &rival;
        int turn = how[count] == 2 ? at_random(&g) : chosen(&g, mover);
        value[count] = mover->value;
        play_turn(&g, mover, turn);
    }
    look_back(record, value, how, count, 2 * score(&g) - 1, trust);
    for (int at = 0; at < count; at++)
        if (record[at].value != (float)SKIPPED) fwrite(&record[at], sizeof *record, 1, file);
}

static double match(Player *first, Player *second, int games, uint64_t seed) { /* the first one's share */
    double total = 0;
    for (int at = 0; at < games; at++) {
        Game g;
        for (start(&g, seed + (uint64_t)(at / 2)); !over(&g);) {
            Player *mover = g.side == at % 2 ? first : second;
            play_turn(&g, mover, chosen(&g, mover));
        }
        total += at % 2 ? 1 - score(&g) : score(&g);
    }
    return total / games;
}

int main(int count, char **word) {
    if (count == 7 && !strcmp(word[1], "games")) {
        Player player = named(word[2]);
        FILE *file = fopen(word[6], "wb");
        for (int at = 0; file && at < atoi(word[4]); at++)
            game(&player, strtoull(word[3], 0, 10) * 1000003 + (uint64_t)at, atof(word[5]), file);
        return !file || fclose(file);
    }
    if (count == 6 && !strcmp(word[1], "match")) {
        Player first = named(word[2]), second = named(word[3]);
        printf("%.4f\n", match(&first, &second, atoi(word[4]), strtoull(word[5], 0, 10)));
        return 0;
    }
    if (count != 4 || strcmp(word[1], "judge")) return 2;
    active = read_net(word[2]);
    FILE *file = fopen(word[3], "rb");
    for (Record now; file && fread(&now, sizeof now, 1, file) == 1;) {
        Men men = {0};
        memset(men.board, -1, CELLS), memset(men.where, -1, PIECES);
        for (int piece = 0; piece < PIECES; piece++)
            if (now.where[piece] >= 0) put(&men, piece, now.where[piece], now.energy[piece]);
        look(&men), printf("%.5f\n", judge(&men, now.side, now.quiet));
    }
    return !file;
}
