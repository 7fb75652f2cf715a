import { formatAmount } from '@livery/contract/money';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  bets, feedbacks, games, identityChecks, ledgerEntries, ledgerTransactions, memberMessages, memberProfiles, members, passkeys, playBreaks, playHistory, playLimits, sessions, uploads,
} from '../db/schema/tables.ts';
import { memberAccount } from '../ledger/accounts.ts';

/** Rows of one kind that are taken along at most; who has more asks customer service. */
const most = 5000;

/** All that is kept of a member, by kind, the newest first. Hashes, keys and what is told of others are no part of it. */
export const collectData = async (db: Database, memberId: string): Promise<Record<string, unknown>> => {
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  const [profile] = await db.select().from(memberProfiles).where(eq(memberProfiles.memberId, memberId));
  const { username, nickname, type, vipLevel, registeredAt, lastLoginAt } = member!;
  const { memberId: _, emailKey: __, ...details } = profile ?? {};
  return {
    account: { username, nickname, type, vipLevel, registeredAt, lastLoginAt },
    profile: details,
    movements: (
      await db
        .select({ at: ledgerTransactions.at, kind: ledgerTransactions.kind, amount: ledgerEntries.amount, reference: ledgerTransactions.reference })
        .from(ledgerEntries)
        .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
        .where(eq(ledgerEntries.accountId, memberAccount(memberId)))
        .orderBy(desc(ledgerEntries.id))
        .limit(most)
    ).map(({ amount, ...row }) => ({ ...row, amount: formatAmount(amount) })),
    bets: (
      await db
        .select({ at: bets.placedAt, game: games.name, state: bets.state, stake: bets.stake, payout: bets.payout, settledAt: bets.settledAt })
        .from(bets)
        .innerJoin(games, eq(games.nodeId, bets.nodeId))
        .where(eq(bets.memberId, memberId))
        .orderBy(desc(bets.placedAt))
        .limit(most)
    ).map(({ stake, payout, ...row }) => ({ ...row, stake: formatAmount(stake), payout: formatAmount(payout) })),
    logins: await db.select({ at: sessions.createdAt, lastSeenAt: sessions.lastSeenAt, address: sessions.address, browser: sessions.userAgent }).from(sessions).where(eq(sessions.memberId, memberId)),
    passkeys: await db.select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt }).from(passkeys).where(eq(passkeys.memberId, memberId)),
    messages: await db.select({ at: memberMessages.sentAt, kind: memberMessages.kind, titles: memberMessages.titles, contents: memberMessages.contents }).from(memberMessages).where(eq(memberMessages.memberId, memberId)),
    feedback: await db.select({ at: feedbacks.at, topic: feedbacks.topic, content: feedbacks.content, images: feedbacks.images, answers: feedbacks.answers }).from(feedbacks).where(eq(feedbacks.memberId, memberId)),
    identity: await db.select({ state: identityChecks.state, submittedAt: identityChecks.submittedAt, decidedAt: identityChecks.decidedAt }).from(identityChecks).where(eq(identityChecks.memberId, memberId)),
    uploads: await db.select({ id: uploads.id, at: uploads.at, purpose: uploads.purpose, bytes: uploads.bytes }).from(uploads).where(eq(uploads.memberId, memberId)),
    playLimits: (await db.select().from(playLimits).where(eq(playLimits.memberId, memberId))).map(({ kind, period, amount }) => ({ kind, period, amount: amount === null ? null : formatAmount(amount) })),
    breaks: await db.select({ kind: playBreaks.kind, startsAt: playBreaks.startsAt, endsAt: playBreaks.endsAt }).from(playBreaks).where(eq(playBreaks.memberId, memberId)),
    playHistory: await db.select({ at: playHistory.at, action: playHistory.action, change: playHistory.change }).from(playHistory).where(eq(playHistory.memberId, memberId)),
  };
};
