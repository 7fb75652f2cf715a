import { isTrial } from '@livery/contract/enums';
import { leafOf, merkleRoot, resultOf } from '@livery/contract/lottery/proof';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { minutes } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { lotteryBets, lotteryIssues, members } from '../db/schema/tables.ts';
import type { Hub } from '../events/hub.ts';
import type { Bet } from '../seamless/bets.ts';
import { openIssue } from './draw-times.ts';
import { ensureIssues, findIssue, type Issue, issueIs } from './issues.ts';
import type { LotteryBook } from './lottery-book.ts';
import { type Settled, settleMember, waitingMembers } from './settle-bets.ts';

/** A draw that is later than this is cancelled, and its stakes are given back. */
export const latestDraw = minutes(30);
/** Issues that one round takes on of each state, and members of one draw. */
const atOnce = 100;

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Pick<Hub, 'publish'>;
  readonly book: LotteryBook;
}

/** The leaves of the tree over an issue's bets: those that stand, by their ids. */
export const leavesOf = async (db: Database, { code, numero }: Pick<Issue, 'code' | 'numero'>): Promise<{ ids: string[]; leaves: string[] }> => {
  const bets = await db
    .select({ id: lotteryBets.id, method: lotteryBets.method, selection: lotteryBets.selection, stake: lotteryBets.stake })
    .from(lotteryBets)
    .where(and(eq(lotteryBets.code, code), eq(lotteryBets.numero, numero), inArray(lotteryBets.state, ['open', 'won', 'lost', 'void'])))
    .orderBy(asc(lotteryBets.id));
  return { ids: bets.map(({ id }) => id), leaves: await Promise.all(bets.map(leafOf)) };
};

/**
 * What the clock asks of the lotteries: issues open, close, are drawn and settled. Each step is one transaction over one
 * issue or one member, taken by a row's lock and seen by its state: several instances share the work, and one that is
 * killed leaves a step that another does.
 */
export const createDrawJobs = ({ db, clock, hub, book }: Needs) => {
  const opened = new Map<string, string>();

  const open = async (): Promise<void> => {
    const now = clock.now();
    const fresh = book.lotteries.map((lottery) => ({ code: lottery.code, times: openIssue(lottery, now) })).filter(({ code, times }) => opened.get(code) !== times.numero);
    await ensureIssues(db, fresh);
    for (const { code, times } of fresh) opened.set(code, times.numero);
  };

  /** Does a step on an issue that is due, unless another instance is at it or has done it. */
  const step = ({ code, numero, state }: Issue, change: (tx: Database, issue: Issue) => Promise<Partial<Issue>>): Promise<void> =>
    db.transaction(async (tx) => {
      const [issue] = await tx.select().from(lotteryIssues).where(and(issueIs(code, numero), eq(lotteryIssues.state, state))).for('update', { skipLocked: true });
      if (issue) await tx.update(lotteryIssues).set(await change(tx, issue)).where(issueIs(code, numero));
    });

  const due = (state: Issue['state'], time: typeof lotteryIssues.closesAt | typeof lotteryIssues.drawsAt): Promise<Issue[]> =>
    db.select().from(lotteryIssues).where(and(eq(lotteryIssues.state, state), lte(time, clock.now()))).orderBy(asc(lotteryIssues.drawsAt)).limit(atOnce);

  const isTooLate = ({ drawsAt }: Issue): boolean => clock.now().getTime() - drawsAt.getTime() > latestDraw;

  const close = async (): Promise<void> => {
    for (const issue of await due('open', lotteryIssues.closesAt)) {
      await step(issue, async (tx) => {
        if (isTooLate(issue)) return { state: 'cancelled' };
        const { leaves } = await leavesOf(tx, issue);
        return { state: 'closed', root: await merkleRoot(leaves), betCount: leaves.length };
      });
    }
  };

  const draw = async (): Promise<void> => {
    for (const issue of await due('closed', lotteryIssues.drawsAt)) {
      const lottery = book.find(issue.code);
      // A lottery that was taken out of the list is not drawn: its bets are given back when it is too late.
      if (!lottery && !isTooLate(issue)) continue;
      await step(issue, async (_, { seed, root, code, numero }) => {
        if (!lottery || isTooLate(issue)) return { state: 'cancelled' };
        return { state: 'drawn', drawnAt: clock.now(), result: await resultOf({ family: lottery.family, code, numero, seed, root: root ?? '' }) };
      });
    }
  };

  const tellWin = async ({ vendor, id: betId, memberId, nodeId, payout, stake, settledAt, merchant }: Bet): Promise<void> => {
    const [player] = await db.select({ username: members.username, type: members.type }).from(members).where(eq(members.id, memberId));
    if (!player || isTrial(player.type) || payout <= stake || !settledAt) return;
    await hub.publish({ type: 'winner', merchant, win: { vendor, betId, username: player.username, nodeId, payout, settledAt: settledAt.toISOString() } });
  };

  const tell = async ({ memberId, balance, currency, wins }: Settled): Promise<void> => {
    await hub.publish({ type: 'balance', memberId, balance, currency });
    for (const win of wins) await tellWin(win);
  };

  const settleIssue = async (issue: Issue): Promise<void> => {
    for (let waiting = await waitingMembers(db, issue, atOnce); waiting.length > 0; waiting = await waitingMembers(db, issue, atOnce)) {
      for (const memberId of waiting) {
        const settled = await settleMember(db, book.find(issue.code)?.family, issue, memberId, clock.now());
        if (settled) await tell(settled);
      }
    }
    const settledAt = clock.now();
    await db.update(lotteryIssues).set({ settledAt, ...(issue.state === 'drawn' && { state: 'settled' }) }).where(and(issueIs(issue.code, issue.numero), isNull(lotteryIssues.settledAt)));
  };

  const settle = async (): Promise<void> => {
    const waiting = await db.select().from(lotteryIssues).where(and(inArray(lotteryIssues.state, ['drawn', 'cancelled']), isNull(lotteryIssues.settledAt))).orderBy(asc(lotteryIssues.drawsAt)).limit(atOnce);
    for (const issue of waiting) await settleIssue(issue);
  };

  return {
    /** One round of everything that is due. */
    run: async (): Promise<void> => {
      await open();
      await close();
      await draw();
      await settle();
    },
    /** The issue as it is now; an open one is made if nobody asked for it before. */
    findIssue: async (code: string, numero: string): Promise<Issue | undefined> => {
      const known = await findIssue(db, code, numero);
      const lottery = book.find(code);
      if (known || !lottery || openIssue(lottery, clock.now()).numero !== numero) return known;
      await open();
      return findIssue(db, code, numero);
    },
  };
};
export type DrawJobs = ReturnType<typeof createDrawJobs>;
