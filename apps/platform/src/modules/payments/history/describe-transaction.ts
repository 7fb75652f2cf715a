import type { LanguageCode } from '@livery/merchant/languages';
import { and, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Catalogue, localizedName } from '../../catalogue/index.ts';
import type { Database } from '../../../core/db/database.ts';
import { localizeText } from '../../../core/text/language-fallback.ts';
import { maskName } from '../../../core/text/mask-name.ts';
import { withdrawals } from '../withdrawals.tables.ts';
import { bets } from '../../betting/index.ts';
import { deposits, paymentChannels } from '../deposits/deposits.tables.ts';
import { members } from '../../members/index.ts';
import { rewardClaims } from '../../rewards/index.ts';
import { rebateClaims } from '../cashback/cashback-rebates.tables.ts';
import { transfers } from '../transfers/transfers.tables.ts';
import { bankCards, payoutBanks } from '../bank-accounts.tables.ts';

/** Movement of money in a member's wallet, for which a description is created. */
interface Movement {
  readonly id: number;
  readonly kind: string;
  readonly reference: string;
}

type Named = readonly (readonly [reference: string, about: string])[];

const listReferences = (movements: readonly Movement[], ...kinds: readonly string[]): string[] => [
  ...new Set(movements.filter(({ kind }) => kinds.includes(kind)).map(({ reference }) => reference)),
];

const loadGameNames = async (
  db: Database,
  catalogue: Catalogue,
  language: LanguageCode,
  memberId: string,
  ids: string[],
): Promise<Named> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: bets.id, nodeId: bets.nodeId })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), inArray(bets.id, ids)));
  return rows.flatMap(({ id, nodeId }) => {
    const game = catalogue.find(nodeId);
    return game ? [[id, localizedName(game, language)] as const] : [];
  });
};

const loadChannelNames = async (db: Database, language: LanguageCode, orders: string[]): Promise<Named> => {
  if (orders.length === 0) return [];
  const rows = await db
    .select({ orderNo: deposits.orderNo, names: paymentChannels.names })
    .from(deposits)
    .innerJoin(paymentChannels, eq(paymentChannels.id, deposits.channelId))
    .where(inArray(deposits.orderNo, orders));
  return rows.map(({ orderNo, names }) => [orderNo, localizeText(names, language)] as const);
};

const loadBankNames = async (db: Database, orders: string[]): Promise<Named> => {
  if (orders.length === 0) return [];
  const rows = await db
    .select({ orderNo: withdrawals.orderNo, bank: payoutBanks.name, lastDigits: bankCards.lastDigits })
    .from(withdrawals)
    .innerJoin(bankCards, eq(bankCards.id, withdrawals.cardId))
    .innerJoin(payoutBanks, eq(payoutBanks.id, bankCards.bankId))
    .where(inArray(withdrawals.orderNo, orders));
  return rows.map(({ orderNo, bank, lastDigits }) => [orderNo, `${bank} ••${lastDigits}`] as const);
};

const loadMemberNames = async (db: Database, memberId: string, orders: string[]): Promise<Named> => {
  if (orders.length === 0) return [];
  const [giver, taker] = [alias(members, 'giver'), alias(members, 'taker')];
  const rows = await db
    .select({ orderNo: transfers.orderNo, fromId: transfers.fromId, giver: giver.username, taker: taker.username })
    .from(transfers)
    .innerJoin(giver, eq(giver.id, transfers.fromId))
    .innerJoin(taker, eq(taker.id, transfers.toId))
    .where(and(inArray(transfers.orderNo, orders), or(eq(transfers.fromId, memberId), eq(transfers.toId, memberId))));
  return rows.map((row) => [row.orderNo, maskName(row.fromId === memberId ? row.taker : row.giver)] as const);
};

const rewardReference = /^reward\/(?<id>.+?)(?:\/givenUp)?$/;

/**
 * Loads the names of bonuses by ledger reference. A reference is `reward/<id>`, or `reward/<id>/givenUp` for a bonus
 * that the member gave up.
 */
const loadBonusNames = async (
  db: Database,
  language: LanguageCode,
  memberId: string,
  references: readonly string[],
): Promise<Named> => {
  const rewards = references.flatMap((reference) => {
    const id = rewardReference.exec(reference)?.groups?.id;
    return id === undefined ? [] : [{ reference, id }];
  });
  if (rewards.length === 0) return [];
  const rows = await db
    .select({ id: rewardClaims.rewardId, titles: rewardClaims.titles })
    .from(rewardClaims)
    .where(
      and(
        eq(rewardClaims.memberId, memberId),
        inArray(
          rewardClaims.rewardId,
          rewards.map(({ id }) => id),
        ),
      ),
    );
  const names = new Map(rows.map(({ id, titles }) => [id, localizeText(titles, language)] as const));
  return rewards.flatMap(({ reference, id }) => {
    const name = names.get(id);
    return name ? [[reference, name] as const] : [];
  });
};

const rebatePrefix = 'rebate/';

/**
 * Finds the periods for which money was paid, e.g. the period of the bets of a cashback payment. The keys of the result
 * are the references of the movements. `from` is inclusive and `to` is exclusive. A movement that was not paid for a
 * period is absent.
 */
export type PeriodFinder = (
  db: Database,
  memberId: string,
  movements: readonly Movement[],
) => Promise<ReadonlyMap<string, { readonly from: Date; readonly to: Date }>>;

/** Finds the period of the bets for each cashback payment. */
const findRebatePeriods: PeriodFinder = async (db, memberId, movements) => {
  const ids = listReferences(movements, 'rebate').flatMap((reference) =>
    reference.startsWith(rebatePrefix) ? [reference.slice(rebatePrefix.length)] : [],
  );
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: rebateClaims.id, from: rebateClaims.from, to: rebateClaims.to })
    .from(rebateClaims)
    .where(and(eq(rebateClaims.memberId, memberId), inArray(rebateClaims.id, ids)));
  return new Map(rows.map(({ id, from, to }) => [`${rebatePrefix}${id}`, { from, to }]));
};

/**
 * Finds a description for each movement of money. It is the name of the game, payment channel, bank, bonus or other
 * member. The keys are the ids of the ledger entries.
 */
export const describeTransactions = async (
  db: Database,
  catalogue: Catalogue,
  language: LanguageCode,
  memberId: string,
  movements: readonly Movement[],
): Promise<ReadonlyMap<number, string>> => {
  const named = new Map<string, string>([
    ...(await loadGameNames(db, catalogue, language, memberId, listReferences(movements, 'bet', 'win', 'rollback'))),
    ...(await loadChannelNames(db, language, listReferences(movements, 'deposit', 'refund'))),
    ...(await loadBankNames(db, listReferences(movements, 'withdrawalHold', 'withdrawalRelease', 'withdrawal'))),
    ...(await loadMemberNames(db, memberId, listReferences(movements, 'transfer'))),
    ...(await loadBonusNames(db, language, memberId, listReferences(movements, 'bonus'))),
  ]);
  return new Map(
    movements.flatMap(({ id, reference }) =>
      named.has(reference) ? [[id, named.get(reference) as string] as const] : [],
    ),
  );
};

/**
 * Creates the registry of functions that find the period for which money was paid, e.g. the period of a cashback.
 * Other modules add functions for their own payments.
 */
export const createMovementPeriods = () => {
  const finders: PeriodFinder[] = [findRebatePeriods];
  return {
    add: (finder: PeriodFinder): void => void finders.push(finder),
    find: (async (db, memberId, movements) => {
      const found = await Promise.all(finders.map((find) => find(db, memberId, movements)));
      return new Map(found.flatMap((periods) => [...periods]));
    }) satisfies PeriodFinder,
  };
};
export type MovementPeriods = ReturnType<typeof createMovementPeriods>;
