// Sequence for two over one warp: the usual options, dead cards exchanged by habit, the first five locked; and greedy
// (bots/games/sequence/greedy.py) restated. A pack is an order of keys, so that two games of one seed draw the same cards
// whatever is played.
#pragma once
#include "board.h"

constexpr unsigned ALL = ~0u;
constexpr int CELLS = 100, KINDS = 52, FIVES = 192, HAND = 7, LONGEST = 500;  // SEQ-1.4, SEQ-2.7
constexpr signed char FREE = -1, CORNER = 2, GOES_ON = 2, NOBODY = -1;
constexpr float WIN = 1000, HELD = 0.48f, LAST_ONE = 3, BLOCK = 0.9f, THREAT = 6, WILD_COST = 0.8f, THIEF_COST = 0.4f;

__constant__ signed char face_of[CELLS], spot_of[2 * KINDS];
__constant__ short from[CELLS + 1];
__device__ unsigned char line_cell[5 * FIVES], via[5 * FIVES];
__device__ unsigned beside[FIVES * 6];

struct alignas(16) Game {
    signed char board[CELLS], hand[2][KINDS], laid[KINDS], bag[KINDS];
    short five[2], turns;
    signed char turn, passes, winner, left;
};

// What greedy sees: chances of cells by their cards, and what each line is to both.
struct alignas(16) Sight {
    Game game;
    float ours[CELLS], theirs[CELLS];
    float own[FIVES], danger[FIVES], kept[FIVES];
    bool last[FIVES];  // own lines that lack one cell
    unsigned char cells[CELLS];
};

__device__ unsigned mix(unsigned a, unsigned b, unsigned c) {
    unsigned h = a * 0x9E3779B1u ^ (b + 0x7F4A7C15u) * 0x85EBCA77u ^ (c + 0x165667B1u) * 0xC2B2AE3Du;
    h ^= h >> 15, h *= 0x2C1B3C6Du, h ^= h >> 12, h *= 0x297A2D39u;
    return h ^ h >> 15;
}

__device__ bool is_wild(int card) { return card == WILDS[0] || card == WILDS[1]; }
__device__ bool is_thief(int card) { return card == THIEVES[0] || card == THIEVES[1]; }
__device__ bool counts(int five, int line) { return five < 0 || (beside[five * 6 + line / 32] >> line % 32 & 1); }

__device__ bool on_line(int five, int cell) {
    bool found = false;
    for (int at = 0; five >= 0 && at < 5; at++) found |= line_cell[five * 5 + at] == cell;
    return found;
}

__device__ float sum(float number) {
    for (int step = 16; step; step /= 2) number += __shfl_xor_sync(ALL, number, step);
    return number;
}

// The highest of all lanes, and what it belongs to.
__device__ void top(float &worth, int &what) {
    for (int step = 16; step; step /= 2) {
        float other = __shfl_xor_sync(ALL, worth, step);
        int its = __shfl_xor_sync(ALL, what, step);
        if (other > worth || (other == worth && its > what)) worth = other, what = its;
    }
}

// SEQ-3.3
__device__ void reshuffle(Game &game, int lane) {
    int count = 0;
    for (int card = lane; card < KINDS; card += 32) {
        count += game.bag[card] = game.laid[card];
        game.laid[card] = 0;
    }
    count = __reduce_add_sync(ALL, count);
    if (lane == 0) game.left = count;
    __syncwarp();
}

// A card for this seat: of those in the pack the copy whose key is least.
__device__ void draw(Game &game, int seat, unsigned seed, int lane) {
    if (game.left == 0) reshuffle(game, lane);
    if (game.left == 0) return;
    unsigned least = ALL;
    for (int card = lane; card < KINDS; card += 32) {
        unsigned one = mix(seed, 2 * card, 77), other = mix(seed, 2 * card + 1, 77);
        unsigned key = game.bag[card] == 2 ? min(one, other) : max(one, other);
        if (game.bag[card]) least = min(least, (key & ~63u) | card);
    }
    least = __reduce_min_sync(ALL, least);
    if (lane == 0) game.bag[least & 63]--, game.left--, game.hand[seat][least & 63]++;
    __syncwarp();
}

__device__ void begin(Game &game, unsigned seed, int lane) {
    for (int cell = lane; cell < CELLS; cell += 32) game.board[cell] = face_of[cell] < 0 ? CORNER : FREE;
    for (int card = lane; card < KINDS; card += 32) {
        game.hand[0][card] = game.hand[1][card] = game.laid[card] = 0;
        game.bag[card] = 2;
    }
    if (lane == 0) {
        game.five[0] = game.five[1] = -1;
        game.turns = game.turn = game.passes = 0;
        game.winner = GOES_ON, game.left = 2 * KINDS;
    }
    __syncwarp();
    for (int card = 0; card < 2 * HAND; card++) draw(game, card % 2, seed, lane);
}

__device__ void lay(Game &game, int card, int lane) {
    if (lane == 0) game.hand[game.turn][card]--, game.laid[card]++;
    __syncwarp();
}

// SEQ-5.1
__device__ void exchange(Game &game, unsigned seed, int lane) {
    int dead = KINDS;
    for (int card = lane; card < KINDS; card += 32) {
        int one = spot_of[2 * card], other = spot_of[2 * card + 1];
        if (one >= 0 && game.hand[game.turn][card] && game.board[one] != FREE && game.board[other] != FREE)
            dead = min(dead, card);
    }
    dead = __reduce_min_sync(ALL, dead);
    if (dead == KINDS) return;
    lay(game, dead, lane);
    draw(game, game.turn, seed, lane);
}

// SEQ-2.2 to SEQ-2.5
__device__ void finish(Game &game, int cell, int lane) {
    int team = game.turn, had = game.five[team], at = from[cell] + lane, full = -1;
    if (at < from[cell + 1] && counts(had, via[at])) {
        bool whole = true;
        for (int place = 0; place < 5; place++) {
            int chip = game.board[line_cell[via[at] * 5 + place]];
            whole &= chip == team || chip == CORNER;
        }
        if (whole) full = via[at];
    }
    unsigned found = __ballot_sync(ALL, full >= 0);
    if (!found) return;
    bool two = false;
    for (unsigned others = full >= 0 ? found : 0; others; others &= others - 1)
        two |= counts(full, via[from[cell] + __ffs(others) - 1]);
    two = __any_sync(ALL, two);
    int first = __shfl_sync(ALL, full, __ffs(found) - 1);
    if (lane == 0) {
        if ((had >= 0) + 1 + two >= 2) game.winner = team;
        else game.five[team] = first;
    }
    __syncwarp();
}

__device__ int card_of(const Game &game, int action) {
    const signed char *hand = game.hand[game.turn];
    if (action < 100) return face_of[action];
    return action < 200 ? WILDS[hand[WILDS[0]] == 0] : THIEVES[hand[THIEVES[0]] == 0];
}

// A play, or -1 to pass; then a card is drawn, by the order of the seed.
__device__ void play(Game &game, int action, unsigned seed, int lane) {
    __syncwarp();
    if (action >= 0) {
        lay(game, card_of(game, action), lane);
        if (lane == 0) game.board[action % 100] = action >= 200 ? FREE : game.turn;
        __syncwarp();
        if (action < 200) finish(game, action % 100, lane);
    }
    if (lane == 0) {
        game.turns++;
        game.passes = action >= 0 ? 0 : game.passes + 1;
        if (game.winner == GOES_ON && (game.passes == 2 || game.turns == LONGEST)) game.winner = NOBODY;
    }
    __syncwarp();
    if (game.winner == GOES_ON && action >= 0) draw(game, game.turn, seed, lane);
    if (lane == 0) game.turn = 1 - game.turn;
    __syncwarp();
}
