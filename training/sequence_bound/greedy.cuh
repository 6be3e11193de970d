// Greedy, as bots/games/sequence/greedy.py has it: every line is worth how likely its missing cells are to be filled.
#pragma once
#include "game.cuh"

// Chances of cells, then lines.
__device__ void look(Sight &sight, int lane) {
    Game &game = sight.game;
    const float unseen[3] = {0.05f, 0.16f, 0.22f};
    int me = game.turn;
    for (int cell = lane; cell < CELLS; cell += 32) {
        int card = max(0, (int)face_of[cell]), held = game.hand[me][card];
        sight.theirs[cell] = unseen[max(0, 2 - game.laid[card] - held)];
        sight.ours[cell] = held ? HELD : sight.theirs[cell];
    }
    __syncwarp();
    for (int line = lane; line < FIVES; line += 32) {
        int mine = 0, others = 0, lacks = 0;
        float ours = 1, theirs = 1;
        for (int place = 0; place < 5; place++) {
            int cell = line_cell[line * 5 + place], chip = game.board[cell];
            mine += chip == me, others += chip == 1 - me, lacks += chip == FREE;
            if (chip == FREE) ours *= sight.ours[cell], theirs *= sight.theirs[cell];
        }
        bool own = !others && counts(game.five[me], line), foreign = !mine && counts(game.five[1 - me], line);
        bool near = game.five[me] >= 0, danger = game.five[1 - me] >= 0;
        sight.own[line] = own ? ours * (near ? LAST_ONE : 1) : 0;
        sight.danger[line] = foreign ? BLOCK * theirs * (danger ? LAST_ONE * (lacks == 1 ? THREAT : 1) : 1) : 0;
        sight.kept[line] = others == 1 ? ours : 0;
        sight.last[line] = own && lacks == 1;
    }
    __syncwarp();
}

__device__ float worth_of_chip(const Sight &sight, int cell) {
    float worth = 0, gain = 1 / sight.ours[cell] - 1;
    int last = 0;
    for (int at = from[cell]; at < from[cell + 1]; at++) {
        worth += sight.own[via[at]] * gain + sight.danger[via[at]];
        last += sight.last[via[at]];
    }
    return worth + (last && last + (sight.game.five[sight.game.turn] >= 0) >= 2 ? WIN : 0);
}

__device__ float worth_of_theft(const Sight &sight, int cell) {
    float worth = 0;
    for (int at = from[cell]; at < from[cell + 1]; at++)
        worth += sight.danger[via[at]] * (1 - sight.theirs[cell]) + sight.kept[via[at]] * sight.ours[cell];
    return worth;
}

// Cells that can be played on: first those for a chip, then those to take one from.
struct Cells { int chips, thefts; bool wild, thief; };

__device__ int gather(Sight &sight, int count, int cell, bool fits, int lane) {
    unsigned found = __ballot_sync(ALL, fits);
    if (fits) sight.cells[count + __popc(found & ((1u << lane) - 1))] = cell;
    return count + __popc(found);
}

__device__ Cells playable(Sight &sight, int lane) {
    const Game &game = sight.game;
    const signed char *hand = game.hand[game.turn];
    Cells cells = {0, 0, hand[WILDS[0]] + hand[WILDS[1]] > 0, hand[THIEVES[0]] + hand[THIEVES[1]] > 0};
    int count = 0;
    for (int cell = lane; cell < 128; cell += 32)
        count = gather(sight, count, cell, cell < CELLS && game.board[cell] == FREE && (cells.wild || hand[face_of[cell]]), lane);
    cells.chips = count;
    for (int cell = lane; cell < 128; cell += 32) {
        bool other = cells.thief && cell < CELLS && game.board[cell] == 1 - game.turn;
        count = gather(sight, count, cell, other && !on_line(game.five[1 - game.turn], cell), lane);
    }
    cells.thefts = count - cells.chips;
    __syncwarp();
    return cells;
}

// What this cell of the list is worth, by a card of its own or a thief, and by a two-eyed jack.
struct Worths { float plain, wild; int action; };

__device__ Worths weigh(const Sight &sight, const Cells &cells, int at) {
    const Game &game = sight.game;
    Worths worths = {-1e9f, -1e9f, -1};
    if (at >= cells.chips + cells.thefts) return worths;
    int cell = sight.cells[at];
    if (at >= cells.chips) return {worth_of_theft(sight, cell) - THIEF_COST, -1e9f, 200 + cell};
    float chip = worth_of_chip(sight, cell);
    if (game.hand[game.turn][face_of[cell]]) worths.plain = chip, worths.action = cell;
    if (cells.wild) worths.wild = chip - WILD_COST;
    return worths;
}

// What greedy plays; -1: it must pass. What is worth the same is told apart by lot.
__device__ int choose(Sight &sight, unsigned seed, int lane) {
    look(sight, lane);
    Cells cells = playable(sight, lane);
    float best = -1e8f;
    int action = -1;
    for (int at = lane; at < cells.chips + cells.thefts; at += 32) {
        Worths worths = weigh(sight, cells, at);
        float lot = 1e-6f * (mix(seed, at, sight.game.turns + 1000) * (1 / 4294967296.f));
        if (worths.plain + lot > best) best = worths.plain + lot, action = worths.action;
        if (worths.wild + lot > best) best = worths.wild + lot, action = 100 + sight.cells[at];
    }
    top(best, action);
    return action;
}
