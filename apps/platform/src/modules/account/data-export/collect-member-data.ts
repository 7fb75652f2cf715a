import { formatAmount } from '@livery/contract/money';
import { and, desc, eq, getTableColumns, lt, or } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { ledgerEntries, ledgerTransactions, memberAccount } from '../../ledger/index.ts';
import { bankCards, deposits, withdrawals } from '../../payments/index.ts';
import { bets } from '../../betting/index.ts';
import { uploads } from '../../uploads/index.ts';
import { games } from '../../catalogue/index.ts';
import { memberMessages } from '../../notifications/index.ts';
import { memberProfiles, members, sessions } from '../../members/index.ts';
import { playBreaks, playHistory, playLimits } from '../../responsible-gaming/index.ts';
import { passkeys } from '../../auth/index.ts';
import { feedbacks } from '../../support/index.ts';
import { identityChecks } from '../../kyc/index.ts';

export type DataRow = Readonly<Record<string, unknown>>;
/** Loads all rows of one kind of member data, in pages. Pages are sorted by time, the newest rows on the first page. */
type Kind = (db: Database, memberId: string) => AsyncIterable<readonly DataRow[]>;

const perPage = 1000;

const singlePage = (read: (db: Database, memberId: string) => Promise<readonly DataRow[]>): Kind =>
  async function* pages(db, memberId) {
    yield await read(db, memberId);
  };

async function* movements(db: Database, memberId: string): AsyncGenerator<readonly DataRow[]> {
  const isTheirs = eq(ledgerEntries.accountId, memberAccount(memberId));
  for (let before: number | undefined; ;) {
    const rows = await db
      .select({
        id: ledgerEntries.id,
        at: ledgerTransactions.at,
        kind: ledgerTransactions.kind,
        amount: ledgerEntries.amount,
        reference: ledgerTransactions.reference,
      })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(before === undefined ? isTheirs : and(isTheirs, lt(ledgerEntries.id, before)))
      .orderBy(desc(ledgerEntries.id))
      .limit(perPage);
    yield rows.map(({ at, kind, amount, reference }) => ({ at, kind, amount: formatAmount(amount), reference }));
    if (rows.length < perPage) return;
    before = rows.at(-1)!.id;
  }
}

async function* allBets(db: Database, memberId: string): AsyncGenerator<readonly DataRow[]> {
  const isTheirs = eq(bets.memberId, memberId);
  for (let last: { readonly at: Date; readonly id: string } | undefined; ;) {
    const isOlder = last && or(lt(bets.placedAt, last.at), and(eq(bets.placedAt, last.at), lt(bets.id, last.id)));
    const rows = await db
      .select({
        id: bets.id,
        at: bets.placedAt,
        game: games.name,
        state: bets.state,
        stake: bets.stake,
        payout: bets.payout,
        settledAt: bets.settledAt,
      })
      .from(bets)
      .innerJoin(games, eq(games.nodeId, bets.nodeId))
      .where(and(isTheirs, isOlder))
      .orderBy(desc(bets.placedAt), desc(bets.id))
      .limit(perPage);
    yield rows.map(({ id, at, game, state, stake, payout, settledAt }) => ({
      id,
      at,
      game,
      state,
      stake: formatAmount(stake),
      payout: formatAmount(payout),
      settledAt,
    }));
    if (rows.length < perPage) return;
    last = rows.at(-1)!;
  }
}

/**
 * Loaders of all data that the gateway stores about a member, by kind of data. Hashes, keys, encrypted numbers and data
 * about other members are excluded.
 */
export const dataKinds: Readonly<Record<string, Kind>> = {
  account: singlePage(async (db, memberId) =>
    (await db.select().from(members).where(eq(members.id, memberId))).map(
      ({ username, nickname, type, vipLevel, registeredAt, lastLoginAt }) => ({
        username,
        nickname,
        type,
        vipLevel,
        registeredAt,
        lastLoginAt,
      }),
    ),
  ),
  profile: singlePage(async (db, memberId) => {
    const {
      email,
      emailVerifiedAt,
      countryDialingCode,
      mobileNum,
      mobileVerifiedAt,
      payeeName,
      idNumber,
      qqNum,
      facebook,
      wechat,
      line,
      whatsapp,
      zalo,
      headIcon,
    } = getTableColumns(memberProfiles);
    const details = {
      email,
      emailVerifiedAt,
      countryDialingCode,
      mobileNum,
      mobileVerifiedAt,
      payeeName,
      idNumber,
      qqNum,
      facebook,
      wechat,
      line,
      whatsapp,
      zalo,
      headIcon,
    };
    return db.select(details).from(memberProfiles).where(eq(memberProfiles.memberId, memberId));
  }),
  movements,
  bets: allBets,
  deposits: singlePage(async (db, memberId) =>
    (await db.select().from(deposits).where(eq(deposits.memberId, memberId)).orderBy(desc(deposits.createdAt))).map(
      ({ orderNo, amount, fee, state, createdAt, settledAt }) => ({
        orderNo,
        amount: formatAmount(amount),
        fee: formatAmount(fee),
        state,
        createdAt,
        settledAt,
      }),
    ),
  ),
  withdrawals: singlePage(async (db, memberId) =>
    (
      await db.select().from(withdrawals).where(eq(withdrawals.memberId, memberId)).orderBy(desc(withdrawals.createdAt))
    ).map(({ orderNo, amount, fee, state, createdAt, settledAt }) => ({
      orderNo,
      amount: formatAmount(amount),
      fee: formatAmount(fee),
      state,
      createdAt,
      settledAt,
    })),
  ),
  bankAccounts: singlePage((db, memberId) =>
    db
      .select({
        bank: bankCards.bankId,
        lastDigits: bankCards.lastDigits,
        holder: bankCards.holder,
        addedAt: bankCards.createdAt,
        removedAt: bankCards.removedAt,
      })
      .from(bankCards)
      .where(eq(bankCards.memberId, memberId)),
  ),
  logins: singlePage((db, memberId) =>
    db
      .select({
        at: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        address: sessions.address,
        browser: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.memberId, memberId)),
  ),
  passkeys: singlePage((db, memberId) =>
    db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.memberId, memberId)),
  ),
  messages: singlePage((db, memberId) =>
    db
      .select({
        at: memberMessages.sentAt,
        kind: memberMessages.kind,
        titles: memberMessages.titles,
        contents: memberMessages.contents,
      })
      .from(memberMessages)
      .where(eq(memberMessages.memberId, memberId)),
  ),
  feedback: singlePage((db, memberId) =>
    db
      .select({
        at: feedbacks.at,
        topic: feedbacks.topic,
        content: feedbacks.content,
        images: feedbacks.images,
        answers: feedbacks.replies,
      })
      .from(feedbacks)
      .where(eq(feedbacks.memberId, memberId)),
  ),
  identity: singlePage((db, memberId) =>
    db
      .select({
        state: identityChecks.state,
        submittedAt: identityChecks.submittedAt,
        decidedAt: identityChecks.decidedAt,
      })
      .from(identityChecks)
      .where(eq(identityChecks.memberId, memberId)),
  ),
  pictures: singlePage((db, memberId) =>
    db
      .select({ id: uploads.id, at: uploads.at, purpose: uploads.purpose, bytes: uploads.bytes })
      .from(uploads)
      .where(eq(uploads.memberId, memberId)),
  ),
  playLimits: singlePage(async (db, memberId) =>
    (await db.select().from(playLimits).where(eq(playLimits.memberId, memberId))).map(({ kind, period, amount }) => ({
      kind,
      period,
      amount: amount === null ? null : formatAmount(amount),
    })),
  ),
  breaks: singlePage((db, memberId) =>
    db
      .select({ kind: playBreaks.kind, startsAt: playBreaks.startsAt, endsAt: playBreaks.endsAt })
      .from(playBreaks)
      .where(eq(playBreaks.memberId, memberId)),
  ),
  playHistory: singlePage((db, memberId) =>
    db
      .select({ at: playHistory.at, action: playHistory.action, change: playHistory.change })
      .from(playHistory)
      .where(eq(playHistory.memberId, memberId)),
  ),
};
