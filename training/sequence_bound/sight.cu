// One play ahead against greedy, a block of warps a game: the candidates that greedy likes best are each played on to the end by
// greedy for both sides, the same worlds for each, the worse half dropped again and again.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>
#include "belief.cuh"

constexpr int WARPS = 12, MOST = 24, STAGES = 8;
enum Knows { GUESS, BELIEVE, SEE };
#define SAFE(call) if (cudaError_t error = (call)) printf("line %d: %s\n", __LINE__, cudaGetErrorString(error)), exit(1)

struct alignas(16) Desk {
    Sight sight[WARPS];
    Game game;
    Belief belief;
    signed char kept[KINDS];
    int candidate[MOST], halves[MOST], games[MOST], alive[MOST], living, next, chosen;
    bool thinking;
};

struct Asked { int games, candidates, worlds; Knows knows; unsigned seed; };

// The candidates, the best first; one that wins at once is the only one.
__device__ void list_candidates(Desk &desk, Sight &sight, int most, int lane) {
    look(sight, lane);
    Cells cells = playable(sight, lane);
    float worth[8];
    int action[8], count = 0;
    for (int each = 0; each < 4; each++) {
        int at = each * 32 + lane;
        Worths worths = weigh(sight, cells, at);
        worth[2 * each] = worths.plain, action[2 * each] = worths.action;
        worth[2 * each + 1] = worths.wild, action[2 * each + 1] = at < CELLS ? 100 + sight.cells[at] : -1;
    }
    while (count < most) {
        float best = -1e8f;
        int chosen = -1;
        for (int each = 0; each < 8; each++) if (worth[each] > best) best = worth[each], chosen = action[each];
        top(best, chosen);
        if (chosen < 0) break;
        for (int each = 0; each < 8; each++) if (action[each] == chosen) worth[each] = -1e9f;
        if (lane == 0) desk.candidate[count] = chosen, desk.alive[count] = count, desk.halves[count] = desk.games[count] = 0;
        count++;
        if (best > WIN / 2) break;
    }
    if (lane == 0) desk.living = count, desk.chosen = count ? desk.candidate[0] : -1, desk.thinking = count > 1;
    __syncwarp();
}

// A turn up to where there is something to think about: greedy's turn is played whole.
__device__ void next_turn(Desk &desk, Sight &sight, const Asked &asked, int side, unsigned seed, int lane) {
    if (lane == 0) sight.game = desk.game, desk.thinking = false, desk.chosen = -2;
    __syncwarp();
    exchange(sight.game, seed, lane);
    if (sight.game.turn == side) {
        list_candidates(desk, sight, asked.candidates, lane);
    } else {
        if (asked.knows == BELIEVE) foresee(desk.belief, sight, desk.kept, lane);
        int action = choose(sight, seed, lane), card = action < 0 ? -1 : card_of(sight.game, action);
        play(sight.game, action, seed, lane);
        if (asked.knows == BELIEVE && card >= 0) learn(desk.belief, sight.game, side, card, lane);
    }
    if (lane == 0) desk.game = sight.game;
    __syncwarp();
}

__device__ void play_on(Desk &desk, Sight &sight, Knows knows, int which, unsigned seed, int lane) {
    int side = desk.game.turn;
    for (int at = lane; at < (int)sizeof(Game) / 4; at += 32) ((int *)&sight.game)[at] = ((int *)&desk.game)[at];
    __syncwarp();
    if (knows != SEE) guess(sight.game, side, knows == BELIEVE ? &desk.belief : nullptr, seed, lane);
    play(sight.game, desk.candidate[which], seed, lane);
    while (sight.game.winner == GOES_ON) {
        exchange(sight.game, seed, lane);
        play(sight.game, choose(sight, seed, lane), seed, lane);
    }
    int halves = sight.game.winner == side ? 2 : sight.game.winner == NOBODY;
    if (lane == 0) atomicAdd(&desk.halves[which], halves), atomicAdd(&desk.games[which], 1);
    __syncwarp();
}

__device__ bool is_better(const Desk &desk, int one, int other) {
    return (float)desk.halves[one] / desk.games[one] > (float)desk.halves[other] / desk.games[other];
}

__device__ void drop_half(Desk &desk, bool last) {
    for (int at = 1; at < desk.living; at++)
        for (int to = at; to > 0 && is_better(desk, desk.alive[to], desk.alive[to - 1]); to--) {
            int better = desk.alive[to];
            desk.alive[to] = desk.alive[to - 1], desk.alive[to - 1] = better;
        }
    desk.living = last ? 0 : max(2, (desk.living + 1) / 2);
    desk.chosen = desk.candidate[desk.alive[0]];
}

__device__ void think(Desk &desk, Sight &sight, const Asked &asked, unsigned seed, int lane) {
    for (int done = 0, more = max(STAGES, asked.worlds / STAGES); desk.living; done += more, more *= 2) {
        __syncthreads();
        if (threadIdx.x == 0) desk.next = 0;
        __syncthreads();
        for (int living = desk.living;;) {
            int task = lane ? 0 : atomicAdd(&desk.next, 1);
            task = __shfl_sync(ALL, task, 0);
            if (task >= living * more) break;
            play_on(desk, sight, asked.knows, desk.alive[task % living], mix(seed, desk.game.turns, 0x1000000 + done + task / living), lane);
        }
        __syncthreads();
        if (threadIdx.x == 0) drop_half(desk, done + more >= asked.worlds);
        __syncthreads();
    }
}

__global__ void __launch_bounds__(WARPS * 32) match(Asked asked, int *out) {
    extern __shared__ __align__(16) char room[];
    Desk &desk = *(Desk *)room;
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    Sight &sight = desk.sight[warp];
    for (int at = blockIdx.x; at < asked.games; at += gridDim.x) {
        unsigned seed = mix(asked.seed, at / 2, 5);
        int side = at % 2;
        if (warp == 0) {
            begin(sight.game, seed, lane);
            for (int card = lane; card < KINDS; card += 32) desk.belief.held[card] = HAND / (2.f * KINDS - HAND);
            if (lane == 0) desk.game = sight.game;
        }
        __syncthreads();
        while (desk.game.winner == GOES_ON) {
            __syncthreads();
            if (warp == 0) next_turn(desk, sight, asked, side, seed, lane);
            __syncthreads();
            if (desk.thinking) think(desk, sight, asked, seed, lane);
            if (warp == 0 && desk.chosen > -2) {
                if (lane == 0) sight.game = desk.game;
                __syncwarp();
                play(sight.game, desk.chosen, seed, lane);
                if (lane == 0) desk.game = sight.game;
            }
            __syncthreads();
        }
        if (threadIdx.x == 0) out[at] = desk.game.winner == side ? 2 : desk.game.winner == NOBODY;
        __syncthreads();
    }
}

__global__ void choices(const Game *games, int count, int *out) {
    __shared__ Sight sight;
    for (int at = blockIdx.x; at < count; at += gridDim.x) {
        if (threadIdx.x == 0) sight.game = games[at];
        __syncwarp();
        int action = choose(sight, 1, threadIdx.x);
        if (threadIdx.x == 0) out[at] = action;
        __syncwarp();
    }
}

static void lay_out_board() {
    SAFE(cudaMemcpyToSymbol(face_of, FACES, sizeof face_of));
    SAFE(cudaMemcpyToSymbol(spot_of, SPOTS, sizeof spot_of));
    SAFE(cudaMemcpyToSymbol(from, FROMS, sizeof from));
    SAFE(cudaMemcpyToSymbol(line_cell, LINES, sizeof line_cell));
    SAFE(cudaMemcpyToSymbol(via, VIAS, sizeof via));
    SAFE(cudaMemcpyToSymbol(beside, BESIDES, sizeof beside));
}

static void check(const char *file) {
    struct Record { signed char board[CELLS], hand[KINDS], laid[KINDS]; short five[2]; int action; } record;
    std::vector<Game> games;
    std::vector<int> wanted, chosen;
    FILE *positions = fopen(file, "rb");
    while (positions && fread(&record, sizeof record, 1, positions) == 1) {
        Game game = {};
        memcpy(game.board, record.board, sizeof game.board), memcpy(game.hand[0], record.hand, KINDS);
        memcpy(game.laid, record.laid, KINDS), memcpy(game.five, record.five, sizeof game.five);
        games.push_back(game), wanted.push_back(record.action);
    }
    Game *there;
    int *out, same = 0, count = games.size();
    chosen.resize(count);
    SAFE(cudaMalloc(&there, count * sizeof(Game)));
    SAFE(cudaMalloc(&out, count * sizeof(int)));
    SAFE(cudaMemcpy(there, games.data(), count * sizeof(Game), cudaMemcpyHostToDevice));
    choices<<<256, 32>>>(there, count, out);
    SAFE(cudaMemcpy(chosen.data(), out, count * sizeof(int), cudaMemcpyDeviceToHost));
    for (int at = 0; at < count; at++) same += chosen[at] == wanted[at];
    printf("the same in %d of %d\n", same, count);
}

static void measure(const char *name, Asked asked) {
    std::vector<int> ends(asked.games);
    int *out, won = 0, lost = 0;
    double total = 0, squares = 0, pairs = asked.games / 2;
    SAFE(cudaMalloc(&out, asked.games * sizeof(int)));
    SAFE(cudaFuncSetAttribute(match, cudaFuncAttributeMaxDynamicSharedMemorySize, sizeof(Desk)));
    match<<<132 * 4, WARPS * 32, sizeof(Desk)>>>(asked, out);
    SAFE(cudaMemcpy(ends.data(), out, asked.games * sizeof(int), cudaMemcpyDeviceToHost));
    for (int at = 0; at < asked.games; at += 2) {
        int both = ends[at] + ends[at + 1];
        won += both == 4, lost += both == 0, total += both / 4.0, squares += both * both / 16.0;
    }
    double share = total / pairs, bar = 1.96 * sqrt((squares / pairs - share * share) / pairs);
    printf("%s, %d candidates, %d worlds: %.1f %% +- %.1f of %.0f pairs (%d won twice, %d lost twice)\n", name, asked.candidates,
           asked.worlds, 100 * share, 100 * bar, pairs, won, lost);
    fflush(stdout);
    SAFE(cudaFree(out));
}

int main(int count, char **words) {
    const char *names[] = {"guess", "believe", "see"};
    lay_out_board();
    if (count == 3 && !strcmp(words[1], "check")) return check(words[2]), 0;
    for (int at = 4; at < count; at++)
        for (int knows = 0; knows < 3; knows++)
            if (!strcmp(words[at], names[knows]))
                measure(names[knows], {2 * atoi(words[1]), std::min(MOST, atoi(words[2])), atoi(words[3]), (Knows)knows, 11});
}
