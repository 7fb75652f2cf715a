import { MemberType } from '@livery/contract/enums';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { DemoGame } from '@livery/demo/catalogue/games';
import { type Random, createSeededRandom } from '@livery/demo/random';
import { days, minutes, seconds } from '../../../core/clock/durations.ts';
import {
  counterpartAccount,
  type ledgerEntries,
  type ledgerTransactions,
  memberAccount,
} from '../../../modules/ledger/index.ts';
import type { NewMember } from '../members/generate-members.ts';
import { toDeterministicUuid } from '../../../core/deterministic-uuid.ts';
import type { bets } from '../../../modules/betting/index.ts';

type NewTransaction = typeof ledgerTransactions.$inferInsert;

interface LedgerMovement {
  readonly transaction: NewTransaction;
  readonly entries: readonly (typeof ledgerEntries.$inferInsert)[];
}

export interface Play {
  readonly movements: readonly LedgerMovement[];
  readonly bets: readonly (typeof bets.$inferInsert)[];
}

/** Ledger account of the brand that pays or receives the amount, by the kind of transaction. */
const counterparts = { deposit: 'cash', bonus: 'promotion', bet: 'gaming', win: 'gaming' } as const;
type PlayKind = keyof typeof counterparts;

/** Game in which the demo members play. */
export type PlayableGame = Pick<DemoGame, 'nodeId' | 'vendor' | 'category' | 'position'>;

interface GeneratePlayOptions {
  readonly merchant: Merchant;
  readonly members: readonly NewMember[];
  readonly games: readonly PlayableGame[];
  readonly now: Date;
  readonly seed: number;
}

/** Returns a small stake of the currency in minor units. All amounts of the demo are multiples of this stake. */
export const getStakeUnit = (currency: string): number =>
  ({ VND: 1_000_000, PHP: 2000, MXN: 1000, BRL: 300, COP: 200_000 })[currency] ?? 200;

/** Returns a random payout factor (win divided by stake) of a winning round. Most factors are small. */
const pickMultiplier = (random: Random): number => {
  const luck = random.next();
  if (luck < 0.004) return 150 + random.below(700);
  if (luck < 0.03) return 25 + random.below(100);
  if (luck < 0.2) return 5 + random.below(15);
  return 1.1 + random.next() * 2.5;
};

/** Rounds an amount to hundreds of minor units. The result is at least 100. */
const round = (amount: number): number => Math.max(100, Math.round(amount / 100) * 100);

/** Number of popular games of a brand's first category. Each later category has one popular game less. */
const maxPopularGames = 9;
const minPopularGames = 3;
/** Number of games of a category, from its first game, among which a brand has its popular games. */
const popularCandidates = 24;

/**
 * Returns the games that many members of a brand play. Each brand has other ones, with more games of its first
 * categories. A game that is played more often is in the list several times.
 */
const listPopularGames = (
  { code, categories }: Merchant,
  games: readonly PlayableGame[],
  seed: number,
): PlayableGame[] => {
  const random = createSeededRandom(seed, `popular/${code}`);
  return categories
    .filter((category) => category !== 'HOT')
    .flatMap((category, index) => {
      const candidates = games
        .filter((game) => game.category === category)
        .sort((one, other) => one.position - other.position)
        .slice(0, popularCandidates);
      const popular = random.shuffle(candidates).slice(0, Math.max(minPopularGames, maxPopularGames - index));
      return popular.flatMap((game, rank) => Array.from({ length: popular.length - rank }, () => game));
    });
};

/**
 * Generates the deposits, bets and wins of a brand's members in one month, in chronological order. No balance is
 * negative at any time.
 */
export const generatePlay = ({ merchant, members, games, now, seed }: GeneratePlayOptions): Play => {
  const random = createSeededRandom(seed, `play/${merchant.code}`);
  const unit = getStakeUnit(merchant.currency);
  const playable = games.filter((game) => merchant.categories.includes(game.category));
  const popular = listPopularGames(merchant, playable, seed);
  const movements: LedgerMovement[] = [];
  const placedBets: (typeof bets.$inferInsert)[] = [];

  const move = (member: NewMember, kind: PlayKind, amount: number, reference: string, at: Date): void => {
    const id = toDeterministicUuid(`${seed}/${merchant.code}/${kind}/${reference}`);
    const counterpart = counterpartAccount(merchant.code, counterparts[kind]);
    movements.push({
      transaction: { id, merchant: merchant.code, kind, reference, at },
      entries: [
        { transactionId: id, accountId: memberAccount(member.id), amount },
        { transactionId: id, accountId: counterpart, amount: -amount },
      ],
    });
  };

  const playRound = (member: NewMember, balance: number, at: Date): number => {
    const game = random.pick(random.below(2) === 0 ? popular : playable);
    const stake = round(unit * (0.5 + random.next() * random.pick([1, 2, 6, 20])));
    if (stake > balance) return balance;
    const id = `demo-${merchant.code}-${placedBets.length + 1}`;
    const payout = random.next() < 0.34 ? round(stake * pickMultiplier(random)) : 0;
    const settledAt = new Date(at.getTime() + seconds(2 + random.below(40)));
    move(member, 'bet', -stake, id, at);
    if (payout > 0) move(member, 'win', payout, id, settledAt);
    placedBets.push({
      vendor: game.vendor,
      id,
      merchant: merchant.code,
      memberId: member.id,
      nodeId: game.nodeId,
      roundId: id,
      state: payout > 0 ? 'won' : 'lost',
      stake,
      payout,
      placedAt: at,
      settledAt,
    });
    return balance - stake + payout;
  };

  for (const member of members) {
    const first = round(unit * (80 + random.below(400)));
    const isTrial = member.type === MemberType.Trial;
    move(
      member,
      isTrial ? 'bonus' : 'deposit',
      first,
      `first-${member.username}`,
      new Date(Math.max(member.registeredAt.getTime(), now.getTime() - days(31))),
    );
    if (isTrial || !member.lastLoginAt) continue;
    let balance = first;
    const rounds = 8 + random.below(24);
    for (let played = 0; played < rounds; played += 1) {
      const at = new Date(
        now.getTime() - days(30) + Math.floor(((played + random.next()) / rounds) * (days(30) - minutes(20))),
      );
      balance = playRound(member, balance, at);
    }
  }
  const inOrder = movements.sort((one, other) => one.transaction.at.getTime() - other.transaction.at.getTime());
  return { movements: inOrder, bets: placedBets };
};
