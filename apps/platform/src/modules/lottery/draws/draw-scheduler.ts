import { loadBetLeaves } from '../bets/bet-leaves.ts';
import { isTrial } from '@livery/contract/enums';
import { computeRandomness } from '@livery/lottery-rules/beacon';
import { merkleRoot, computeResult } from '@livery/lottery-rules/proof';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { days, hours, minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import type { Bet } from '../../betting/index.ts';
import { type BeaconRounds, createBeaconRounds } from './beacon-rounds.ts';
import type { RandomnessBeacon } from './randomness-beacon-port.ts';
import { currentIssue, type IssueTimes } from '../issues/schedule.ts';
import { ensureIssues, findIssue, pruneIssues, type Issue, matchesIssue, replaceIssues } from '../issues/issues.ts';
import type { LotteryCatalogue } from '../issues/lottery-catalogue.ts';
import { type SettledMember, settleMemberBets, listMembersAwaitingSettlement } from './settle-bets.ts';
import { lotteryBets, lotteryIssues } from '../lottery.tables.ts';
import { members } from '../../members/index.ts';

/** Maximum delay of a draw in milliseconds. After this time the draw is cancelled, and all stakes are refunded. */
export const maxDrawDelay = minutes(30);
/**
 * Maximum number of issues (numbered draws) that one step processes in a transaction. Also the maximum number of
 * members per query when bets are settled.
 */
const batchSize = 100;
/** Milliseconds for which a draw without bets stays in the database after its planned time. */
const retentionMs = days(100);
const pruneInterval = hours(1);

interface DrawJobsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Pick<EventHub, 'publish'>;
  readonly lotteryCatalogue: LotteryCatalogue;
  readonly beacon: RandomnessBeacon;
  /** Called when a round of the beacon cannot be loaded. */
  readonly onBeaconError: (error: unknown) => void;
}

/** Creates the functions that find and process issues (numbered draws) whose next step is due. */
const createSteps = ({ db, clock }: DrawJobsDeps) => {
  const isOverdue = ({ drawsAt }: Issue): boolean => clock.now().getTime() - drawsAt.getTime() > maxDrawDelay;

  /**
   * Selects the issues (numbered draws) in `state` whose `time` has passed. Runs `change` for them, and stores the
   * changed issues in the same transaction. Issues that another gateway has locked are skipped.
   */
  const step = (
    state: Issue['state'],
    time: typeof lotteryIssues.closesAt | typeof lotteryIssues.drawsAt,
    change: (tx: Database, issues: readonly Issue[]) => Promise<Issue[]>,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const due = and(eq(lotteryIssues.state, state), lte(time, clock.now()));
      const issues = await tx
        .select()
        .from(lotteryIssues)
        .where(due)
        .orderBy(asc(lotteryIssues.drawsAt))
        .limit(batchSize)
        .for('update', { skipLocked: true });
      if (issues.length > 0) await replaceIssues(tx, await change(tx, issues));
    });
  return { isOverdue, step };
};

/**
 * Creates the function that closes issues (numbered draws) after their closing time, so that they accept no more bets.
 */
const createClosing = ({ isOverdue, step }: ReturnType<typeof createSteps>) => {
  const closeIssue = async (tx: Database, issue: Issue, played: ReadonlySet<string>): Promise<Issue> => {
    if (isOverdue(issue)) return { ...issue, state: 'cancelled' };
    const leaves = played.has(`${issue.code}/${issue.numero}`) ? (await loadBetLeaves(tx, issue)).leaves : [];
    return { ...issue, state: 'closed', root: await merkleRoot(leaves), betCount: leaves.length };
  };

  const close = (): Promise<void> =>
    step('open', lotteryIssues.closesAt, async (tx, issues) => {
      const columns = { code: lotteryBets.code, numero: lotteryBets.numero };
      const ofThese = and(
        inArray(
          columns.code,
          issues.map(({ code }) => code),
        ),
        inArray(
          columns.numero,
          issues.map(({ numero }) => numero),
        ),
      );
      const bets = await tx.selectDistinct(columns).from(lotteryBets).where(ofThese);
      const played = new Set(bets.map(({ code, numero }) => `${code}/${numero}`));
      const moved: Issue[] = [];
      for (const issue of issues) moved.push(await closeIssue(tx, issue, played));
      return moved;
    });
  return { close };
};

/** Creates the function that computes the results of closed issues (numbered draws). */
const createDrawing = (
  { db, clock, lotteryCatalogue }: DrawJobsDeps,
  { isOverdue, step }: ReturnType<typeof createSteps>,
  rounds: BeaconRounds,
) => {
  const drawIssue = async (issue: Issue): Promise<Issue> => {
    const lottery = lotteryCatalogue.find(issue.code);
    if (isOverdue(issue)) return { ...issue, state: 'cancelled' };
    // The lottery no longer exists in the catalogue, so no result can be drawn. After `maxDrawDelay`, the issue is
    // cancelled and its bets are refunded.
    if (!lottery) return issue;
    const { seed, root, code, numero, betCount } = issue;
    const beaconSignature = rounds.find(issue) ?? null;
    // The beacon has not published the round yet or does not respond. The issue stays closed until a later run. After
    // `maxDrawDelay`, it is cancelled.
    if (issue.beaconChain && beaconSignature === null) return issue;
    const drawnAt = clock.now();
    const randomness = beaconSignature === null ? undefined : await computeRandomness(beaconSignature);
    const result = await computeResult({ family: lottery.family, code, numero, seed, root: root ?? '', randomness });
    return {
      ...issue,
      beaconSignature,
      drawnAt,
      result,
      ...(betCount === 0 ? { state: 'settled', settledAt: drawnAt } : { state: 'drawn' }),
    };
  };

  const draw = async (): Promise<void> => {
    const due = await db
      .select({ beaconChain: lotteryIssues.beaconChain, beaconRound: lotteryIssues.beaconRound })
      .from(lotteryIssues)
      .where(and(eq(lotteryIssues.state, 'closed'), lte(lotteryIssues.drawsAt, clock.now())))
      .orderBy(asc(lotteryIssues.drawsAt))
      .limit(batchSize);
    // The rounds are loaded before the transaction starts. A request to the external server can be slow, and inside the
    // transaction it would block all calls that need the locked issues.
    await rounds.load(due);
    await step('closed', lotteryIssues.drawsAt, (_, issues) => Promise.all(issues.map(drawIssue)));
  };
  return { draw };
};

/** Creates the function that settles the bets of issues whose result is known. */
const createSettlement = ({ db, clock, hub, lotteryCatalogue }: DrawJobsDeps) => {
  const publishWin = async ({
    vendor,
    id: betId,
    memberId,
    nodeId,
    payout,
    stake,
    settledAt,
    merchant,
  }: Bet): Promise<void> => {
    const [player] = await db
      .select({ username: members.username, type: members.type })
      .from(members)
      .where(eq(members.id, memberId));
    if (!player || isTrial(player.type) || payout <= stake || !settledAt) return;
    await hub.publish({
      type: 'winner',
      merchant,
      win: { vendor, betId, username: player.username, nodeId, payout, settledAt: settledAt.toISOString() },
    });
  };

  const publishSettlement = async (
    { code, numero }: Issue,
    { memberId, balance, currency, stake, wins }: SettledMember,
  ): Promise<void> => {
    await hub.publish({ type: 'balance', memberId, balance, currency });
    for (const win of wins) await publishWin(win);
    const nodeId = wins[0]?.nodeId;
    if (nodeId === undefined) return;
    const payout = wins.reduce((sum, win) => sum + win.payout, 0);
    await hub.publish({ type: 'lotteryWin', memberId, nodeId, code, numero, payout, stake, currency });
  };

  const settleIssue = async (issue: Issue): Promise<void> => {
    for (
      let waiting = await listMembersAwaitingSettlement(db, issue, batchSize);
      waiting.length > 0;
      waiting = await listMembersAwaitingSettlement(db, issue, batchSize)
    ) {
      for (const memberId of waiting) {
        const settled = await settleMemberBets(
          db,
          lotteryCatalogue.find(issue.code)?.family,
          issue,
          memberId,
          clock.now(),
        );
        if (settled) await publishSettlement(issue, settled);
      }
    }
    const settledAt = clock.now();
    await db
      .update(lotteryIssues)
      .set({ settledAt, ...(issue.state === 'drawn' && { state: 'settled' }) })
      .where(and(matchesIssue(issue.code, issue.numero), isNull(lotteryIssues.settledAt)));
  };

  const settle = async (): Promise<void> => {
    const waiting = await db
      .select()
      .from(lotteryIssues)
      .where(and(inArray(lotteryIssues.state, ['drawn', 'cancelled']), isNull(lotteryIssues.settledAt)))
      .orderBy(asc(lotteryIssues.drawsAt))
      .limit(batchSize);
    for (const issue of waiting) await settleIssue(issue);
  };
  return { settle };
};

/**
 * Creates the periodic jobs that open, close, draw and settle issues (numbered draws). Each step is one transaction,
 * which processes due issues or the bets of one member. Several instances can run the jobs at the same time, because
 * each step locks its rows. After a crash another instance continues.
 */
export const createDrawJobs = (deps: DrawJobsDeps) => {
  const { db, clock, lotteryCatalogue, beacon } = deps;
  const steps = createSteps(deps);
  const { close } = createClosing(steps);
  const rounds = createBeaconRounds({ beacon, clock, onError: deps.onBeaconError });
  const { draw } = createDrawing(deps, steps, rounds);
  const { settle } = createSettlement(deps);
  const opened = new Map<string, string>();
  // The times are part of the key. After a change of the schedule, the same issue number can belong to a draw at
  // another time, which must also be opened.
  const toMark = ({ numero, drawsAt, closesAt }: IssueTimes): string =>
    `${numero}/${drawsAt.getTime()}/${closesAt.getTime()}`;
  let prunedAt = 0;

  const open = async (): Promise<void> => {
    const now = clock.now();
    const issuesToOpen = lotteryCatalogue.lotteries
      .map((lottery) => ({ code: lottery.code, times: currentIssue(lottery, now) }))
      .filter(({ code, times }) => opened.get(code) !== toMark(times));
    await ensureIssues(db, beacon.chain, issuesToOpen);
    for (const { code, times } of issuesToOpen) opened.set(code, toMark(times));
  };

  const prune = async (): Promise<void> => {
    const now = clock.now().getTime();
    if (now - prunedAt < pruneInterval) return;
    await pruneIssues(db, new Date(now - retentionMs));
    prunedAt = now;
  };

  return {
    run: async (): Promise<void> => {
      await open();
      await close();
      await draw();
      await settle();
      await prune();
    },
    /**
     * Returns an issue (numbered draw), or undefined if it does not exist. If it is the current issue of its lottery,
     * the function creates it when it is missing.
     */
    findIssue: async (code: string, numero: string): Promise<Issue | undefined> => {
      const existing = await findIssue(db, code, numero);
      const lottery = lotteryCatalogue.find(code);
      if (existing || !lottery || currentIssue(lottery, clock.now()).numero !== numero) return existing;
      await open();
      return findIssue(db, code, numero);
    },
  };
};
export type DrawJobs = ReturnType<typeof createDrawJobs>;
