// What the other probably holds, a chance a copy of a card: what greedy would rather have played it hardly holds; then it
// draws any unseen card.
#pragma once
#include "greedy.cuh"

constexpr float LEAST_LIKELY = 0.1f, SHARPNESS = 10, SURE = 0.98f;

struct Belief { float held[KINDS], liked[KINDS], worth[CELLS]; };

__device__ int unseen(const Game &game, int me, int card) { return 2 - game.laid[card] - game.hand[me][card]; }

// Before the other plays: how much greedy would like each card, whatever else it holds.
__device__ void foresee(Belief &belief, Sight &sight, signed char *kept, int lane) {
    Game &game = sight.game;
    int other = game.turn;
    for (int card = lane; card < KINDS; card += 32) kept[card] = game.hand[other][card], game.hand[other][card] = 0;
    __syncwarp();
    look(sight, lane);
    for (int cell = lane; cell < CELLS; cell += 32) {
        int chip = game.board[cell];
        bool loose = chip == 1 - other && !on_line(game.five[1 - other], cell);
        belief.worth[cell] = chip == FREE ? worth_of_chip(sight, cell) : loose ? worth_of_theft(sight, cell) : -9;
    }
    __syncwarp();
    for (int card = lane; card < KINDS; card += 32) {
        float liked = -9;
        for (int cell = 0; cell < CELLS; cell++) {
            bool fits = game.board[cell] == FREE ? is_wild(card) || face_of[cell] == card : is_thief(card) && game.board[cell] != CORNER;
            if (fits) liked = fmaxf(liked, belief.worth[cell] - (is_wild(card) ? WILD_COST : is_thief(card) ? THIEF_COST : 0));
        }
        belief.liked[card] = liked;
        game.hand[other][card] = kept[card];
    }
    __syncwarp();
}

// After it has played this.
__device__ void learn(Belief &belief, const Game &game, int me, int card, int lane) {
    float played = belief.liked[card], hand = 0, copies = 0;
    for (int each = lane; each < KINDS; each += 32) {
        float more = belief.liked[each] - played, likely = more > 0 ? fmaxf(LEAST_LIKELY, expf(-SHARPNESS * more)) : 1;
        float odds = belief.held[each] / (1 - belief.held[each]) * likely;
        belief.held[each] = odds / (1 + odds);
        hand += belief.held[each] * unseen(game, me, each), copies += unseen(game, me, each);
    }
    hand = fmaxf(sum(hand), 0.1f), copies = sum(copies);
    float drawn = 1 / fmaxf(copies - HAND + 1, 1);
    for (int each = lane; each < KINDS; each += 32) {
        float held = fminf(belief.held[each] * (HAND - 1) / hand, SURE);
        belief.held[each] = fminf(fmaxf(held + (1 - held) * drawn, 1e-4f), SURE);
    }
    __syncwarp();
}

// A hand for the other out of all that is unseen: any, or what it probably holds.
__device__ void guess(Game &game, int me, const Belief *belief, unsigned seed, int lane) {
    int other = 1 - me, size = 0;
    for (int card = lane; card < KINDS; card += 32) {
        size += game.hand[other][card];
        game.bag[card] += game.hand[other][card];
        game.hand[other][card] = 0;
    }
    size = __reduce_add_sync(ALL, size);
    if (lane == 0) game.left += size;
    __syncwarp();
    for (int count = 0; count < size; count++) {
        float best = -1e30f;
        int chosen = -1;
        for (int card = lane; card < KINDS; card += 32) {
            float odds = belief ? belief->held[card] / (1 - belief->held[card]) : 1;
            float one = logf((mix(seed, 2 * card, 99) + 1.f) / 4294967800.f), two = logf((mix(seed, 2 * card + 1, 99) + 1.f) / 4294967800.f);
            float key = (game.bag[card] == 2 ? fmaxf(one, two) : fminf(one, two)) / odds;
            if (game.bag[card] && key > best) best = key, chosen = card;
        }
        top(best, chosen);
        if (lane == 0) game.bag[chosen]--, game.left--, game.hand[other][chosen]++;
        __syncwarp();
    }
}
