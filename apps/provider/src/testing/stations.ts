import { randomUUID } from 'node:crypto';
import type { Engine } from '@livery/contract/engines';
import type { BoardView } from '../games/book/server.ts';
import type { CardTableView } from '../games/cards/table-view.ts';
import type { sitAtTable } from './table-player.ts';

type Player = Awaited<ReturnType<typeof sitAtTable>>;
type Answer = Awaited<ReturnType<Player['call']>>;
/** Stakes an amount, be it what it may, once under an id. */
export type Bet = (amount: unknown, betId?: string) => Promise<Answer>;

/** A game as one who stakes at it sees it: what every game must withstand is tried at all of them. */
export interface Station {
  readonly engine: Engine;
  /** How the catalogue names it. */
  readonly place: { readonly category: string; readonly theme: string };
  /** What it takes, and the smallest part of it that it does not. Minor units. */
  readonly stake: number;
  readonly odd: number;
  /** Looks at what is offered; gives how to stake on just that. */
  readonly look: (player: Player) => Promise<Bet>;
  /** How many stakes it takes of one player at a time. */
  readonly atATime: 1 | 2;
  /** Milliseconds after which what was offered is over; absent where it stands for as long as the player likes. */
  readonly closesIn?: number;
}

const viewOf = async <View>(player: Player): Promise<View> => (await player.call('/api/table')).body['view'] as View;

const slot = (engine: Engine, theme: string): Station => ({
  engine,
  place: { category: 'RNG', theme },
  stake: 1000,
  odd: 1020,
  atATime: 1,
  look: async (player) => {
    const { commitment } = (await player.call('/api/table')).body;
    return (bet, roundId = randomUUID()) =>
      player.call('/api/play', { roundId, commitment, clientPart: 'page', play: { kind: 'paid', bet } });
  },
});

const table = (
  engine: Engine,
  category: string,
  theme: string,
  betOf: (amount: unknown) => unknown,
  atATime: 1 | 2 = 2,
): Station => ({
  engine,
  place: { category, theme },
  stake: 1000,
  odd: 1050,
  atATime,
  closesIn: 30_000,
  look: async (player) => {
    const { roundId } = await player.phase('betting');
    return (amount, betId = randomUUID()) => player.bet(betOf(amount), { betId, roundId });
  },
});

const fish: Station = {
  engine: 'fish',
  place: { category: 'FISH', theme: 'ocean' },
  stake: 600,
  odd: 660,
  atATime: 1,
  look: async (player) => {
    const { commitment } = await viewOf<{ readonly commitment: string }>(player);
    return (stake, roundId = randomUUID()) =>
      player.call('/api/call/buy', { roundId, commitment, clientPart: 'page', stake });
  },
};

const cards: Station = {
  engine: 'cards',
  place: { category: 'PVP', theme: 'cards' },
  stake: 1000,
  odd: 1050,
  atATime: 1,
  look:
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

const book: Station = {
  engine: 'book',
  place: { category: 'SPORTS', theme: 'football' },
  stake: 2000,
  odd: 199,
  atATime: 2,
  closesIn: 6 * 3_600_000,
  look: async (player) => {
    const { matches } = await viewOf<BoardView>(player);
    const match = matches.find(({ status, league }) => status === 'upcoming' && league === 'five-seas');
    const [market] = match?.markets ?? [];
    const [outcome] = market?.outcomes ?? [];
    const selections = [{ match: match?.id, market: market?.id, outcome: outcome?.id, price: outcome?.price }];
    return (stake, betId = randomUUID()) =>
      player.call('/api/call/place', { betId, stake, acceptance: 'any', selections });
  },
};

/** Every engine, each once. */
export const stations: readonly Station[] = [
  slot('lines', 'koi'),
  slot('ways', 'dragon'),
  slot('cluster', 'candy'),
  fish,
  table('baccarat', 'LIVE', 'baccarat', (player) => ({ spots: { player } })),
  table('roulette', 'LIVE', 'roulette', (red) => ({ spots: { red } })),
  table('crash', 'INHOUSE', 'crash', (stake) => ({ stake, target: null }), 1),
  table('race', 'COCKFIGHT', 'rooster', (amount) => ({ spots: { 'win-0': amount } })),
  cards,
  book,
];
