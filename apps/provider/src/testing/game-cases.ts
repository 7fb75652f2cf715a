import { randomUUID } from 'node:crypto';
import type { GameEngine } from '@livery/demo/engines';
import type { BoardView } from '../games/sportsbook/server.ts';
import type { CardTableView } from '../games/big-two/table-view.ts';
import type { joinTable } from './table-player.ts';

type Player = Awaited<ReturnType<typeof joinTable>>;
type ApiResponse = Awaited<ReturnType<Player['call']>>;
/** Places a bet. `amount` can be invalid. A repeated call with the same `betId` places no second bet. */
export type Bet = (amount: unknown, betId?: string) => Promise<ApiResponse>;

/**
 * Data and functions with which tests use one game. A test of behaviour that all games share runs once for each case.
 */
export interface GameCase {
  readonly engine: GameEngine;
  /** Category and theme of the game in the catalogue. */
  readonly catalogueEntry: { readonly category: string; readonly theme: string };
  /** Valid stake in minor units. `invalidStake` is a similar stake that the game rejects. */
  readonly stake: number;
  readonly invalidStake: number;
  /** Loads the current state of the game, and returns a function that places a bet in this state. */
  readonly prepareBet: (player: Player) => Promise<Bet>;
  /** Maximum number of open bets of one player. */
  readonly maxConcurrentBets: 1 | 2;
  /**
   * Milliseconds after which betting on the current round or match is certainly closed. Undefined if betting never
   * closes.
   */
  readonly closesIn?: number;
}

const getView = async <View>(player: Player): Promise<View> => (await player.call('/api/table')).body['view'] as View;

const slot = (engine: GameEngine, theme: string): GameCase => ({
  engine,
  catalogueEntry: { category: 'RNG', theme },
  stake: 1000,
  invalidStake: 1020,
  maxConcurrentBets: 1,
  prepareBet: async (player) => {
    const { commitment } = (await player.call('/api/table')).body;
    return (bet, roundId = randomUUID()) =>
      player.call('/api/play', { roundId, commitment, clientPart: 'page', play: { kind: 'paid', bet } });
  },
});

/** Creates the test case of an instant game. `toPlay` converts a bet to the play request that places the bet. */
const instant = (engine: GameEngine, toPlay: (bet: unknown) => unknown): GameCase => ({
  engine,
  catalogueEntry: { category: 'INHOUSE', theme: engine },
  stake: 1000,
  invalidStake: 1020,
  maxConcurrentBets: 1,
  prepareBet: async (player) => {
    const { commitment } = (await player.call('/api/table')).body;
    return (bet, roundId = randomUUID()) =>
      player.call('/api/play', { roundId, commitment, clientPart: 'page', play: toPlay(bet) });
  },
});

const table = (
  engine: GameEngine,
  category: string,
  theme: string,
  toBet: (amount: unknown) => unknown,
  maxConcurrentBets: 1 | 2 = 2,
): GameCase => ({
  engine,
  catalogueEntry: { category, theme },
  stake: 1000,
  invalidStake: 1050,
  maxConcurrentBets,
  closesIn: 30_000,
  prepareBet: async (player) => {
    const { roundId } = await player.phase('betting');
    return (amount, betId = randomUUID()) => player.bet(toBet(amount), { betId, roundId });
  },
});

const fish: GameCase = {
  engine: 'fish',
  catalogueEntry: { category: 'FISH', theme: 'ocean' },
  stake: 600,
  invalidStake: 660,
  maxConcurrentBets: 1,
  prepareBet: async (player) => {
    const { commitment } = await getView<{ readonly commitment: string }>(player);
    return (stake, roundId = randomUUID()) =>
      player.call('/api/call/buy', { roundId, commitment, clientPart: 'page', stake });
  },
};

const cards: GameCase = {
  engine: 'cards',
  catalogueEntry: { category: 'PVP', theme: 'cards' },
  stake: 1000,
  invalidStake: 1050,
  maxConcurrentBets: 1,
  prepareBet:
    async (player) =>
    async (stake, betId = randomUUID()) => {
      const joined = await player.call('/api/call/join', { stake });
      if (joined.status !== 200) return joined;
      return player.call('/api/call/ready', {
        table: (joined.body['table'] as CardTableView).id,
        betId,
        part: randomUUID(),
      });
    },
};

const sportsbook: GameCase = {
  engine: 'book',
  catalogueEntry: { category: 'SPORTS', theme: 'football' },
  stake: 2000,
  invalidStake: 199,
  maxConcurrentBets: 2,
  closesIn: 6 * 3_600_000,
  prepareBet: async (player) => {
    const { matches } = await getView<BoardView>(player);
    const match = matches.find(({ status, league }) => status === 'upcoming' && league === 'five-seas');
    const [market] = match?.markets ?? [];
    const [outcome] = market?.outcomes ?? [];
    const selections = [{ match: match?.id, market: market?.id, outcome: outcome?.id, price: outcome?.price }];
    return (stake, betId = randomUUID()) =>
      player.call('/api/call/place', { betId, stake, acceptance: 'any', selections });
  },
};

export const gameCases: readonly GameCase[] = [
  slot('lines', 'koi'),
  slot('ways', 'dragon'),
  slot('cluster', 'candy'),
  slot('hold', 'pirate'),
  fish,
  table('baccarat', 'LIVE', 'baccarat', (player) => ({ spots: { player } })),
  table('roulette', 'LIVE', 'roulette', (red) => ({ spots: { red } })),
  table('crash', 'INHOUSE', 'crash', (stake) => ({ stake, target: null }), 1),
  instant('mines', (bet) => ({ kind: 'start', bet, setup: 3 })),
  instant('plinko', (bet) => ({ bet, choice: 1 })),
  instant('hi-lo', (bet) => ({ kind: 'start', bet, setup: 0 })),
  instant('keno', (bet) => ({ bet, choice: [3, 7, 21] })),
  instant('dice', (bet) => ({ bet, choice: 200 })),
  instant('tower', (bet) => ({ kind: 'start', bet, setup: 0 })),
  instant('scratch', (bet) => ({ bet, choice: 0 })),
  table('cockfight', 'COCKFIGHT', 'rooster', (meron) => ({ spots: { meron } })),
  cards,
  sportsbook,
];
