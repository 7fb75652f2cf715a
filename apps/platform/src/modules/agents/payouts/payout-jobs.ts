import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq, gt, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { insertInChunks } from '../../../core/db/insert-in-chunks.ts';
import type { InboxMessage, TransactionRunner } from '../../notifications/index.ts';
import { counterpartAccount, postMovement } from '../../ledger/index.ts';
import { aggregateTeams } from '../team/statistics.ts';
import { listClosedPeriods, type ContractType, type Period } from '../contracts/periods.ts';
import { toPayoutRows, calculatePayouts } from './calculate-payouts.ts';
import { contractPayouts, contractRuns, contractTypes, contractVersions } from '../contracts/contracts.tables.ts';
import { toPayoutReference } from '../contracts/payout-periods.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

export interface PaidPayout {
  readonly payout: typeof contractPayouts.$inferSelect;
  readonly balance: number;
}

interface ContractJobsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Pick<Merchants, 'all'>;
  readonly withNotifications: TransactionRunner;
  /** Creates the inbox message that reports a payout to the agent. If absent, the agent gets no message. */
  readonly messageFor?: (payout: PaidPayout['payout']) => InboxMessage;
  readonly onPaid: (paid: PaidPayout) => Promise<unknown>;
}

/** Maximum number of periods that one run calculates for a brand and contract type. */
const maxPeriodsPerRun = 48;

/** Creates the functions that calculate the payouts of ended periods. */
const createPeriodRuns = ({ db, clock }: ContractJobsDeps) => {
  /**
   * Loads the time from which payouts must be calculated, for each brand and contract type that has contracts to
   * calculate. Periods before this time are finished. The time is the end of the last calculated period. If the first
   * open contract was accepted later, it is the time of this acceptance.
   */
  const loadStarts = async (): Promise<Map<string, Date>> => {
    const until = db
      .select({ merchant: contractRuns.merchant, type: contractRuns.type, to: max(contractRuns.to).as('until') })
      .from(contractRuns)
      .groupBy(contractRuns.merchant, contractRuns.type)
      .as('worked');
    const rows = await db
      .select({
        merchant: contractVersions.merchant,
        type: contractVersions.type,
        since: sql<Date>`greatest(min(${contractVersions.acceptedAt}), max(${until.to}))`.mapWith(
          contractVersions.acceptedAt,
        ),
      })
      .from(contractVersions)
      .leftJoin(until, and(eq(until.merchant, contractVersions.merchant), eq(until.type, contractVersions.type)))
      .where(
        and(
          isNotNull(contractVersions.acceptedAt),
          or(isNull(contractVersions.endedAt), isNull(until.to), gt(contractVersions.endedAt, until.to)),
        ),
      )
      .groupBy(contractVersions.merchant, contractVersions.type);
    return new Map(rows.map(({ merchant, type, since }) => [`${merchant}/${type}`, since]));
  };

  const runPeriod = (merchant: Merchant, type: ContractType, period: Period): Promise<void> =>
    db.transaction(async (tx) => {
      // The lock makes a concurrent gateway instance wait until this transaction ends. The instance then finds the row
      // in `contract_runs` and skips the period.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contracts/${merchant.code}/${type}`}, 0))`);
      const [done] = await tx
        .select({ from: contractRuns.from })
        .from(contractRuns)
        .where(
          and(
            eq(contractRuns.merchant, merchant.code),
            eq(contractRuns.type, type),
            eq(contractRuns.from, period.from),
          ),
        );
      if (done) return;
      const rows = toPayoutRows(await calculatePayouts(tx, { merchant, type, period }), merchant.code, type, period);
      if (rows.length > 0) await insertInChunks(tx, contractPayouts, rows);
      await tx
        .insert(contractRuns)
        .values({ merchant: merchant.code, type, from: period.from, to: period.to, at: clock.now() });
    });

  /**
   * Returns true if the daily salaries of a day in the dividend period are not calculated yet. Salaries reduce the
   * dividend, so the dividend can be calculated only after them.
   */
  const hasOpenDays = async (merchant: Merchant, { to }: Period): Promise<boolean> => {
    const first = (await loadStarts()).get(`${merchant.code}/dailySalary`);
    const [next] = first ? listClosedPeriods('dailySalary', first, clock.now(), merchant.timeZone, 1) : [];
    return next !== undefined && next.to <= to;
  };

  /**
   * Calculates the ended periods of a brand. `since` contains the start time for each brand and contract type. Returns
   * false if periods remain for a later run. Periods remain if the limit `maxPeriodsPerRun` is reached, or if a
   * dividend needs daily salaries that are not calculated yet.
   */
  const runBrand = async (merchant: Merchant, since: ReadonlyMap<string, Date>): Promise<boolean> => {
    let isDone = true;
    for (const type of contractTypes) {
      const first = since.get(`${merchant.code}/${type}`);
      const periods = first ? listClosedPeriods(type, first, clock.now(), merchant.timeZone, maxPeriodsPerRun) : [];
      isDone &&= periods.length < maxPeriodsPerRun;
      for (const period of periods) {
        if (type === 'dividend' && (await hasOpenDays(merchant, period))) return false;
        await runPeriod(merchant, type, period);
      }
    }
    return isDone;
  };
  return { loadStarts, runBrand };
};

const createPayments = ({ db, clock, withNotifications, messageFor, onPaid }: ContractJobsDeps) => {
  const payOne = (id: string): Promise<PaidPayout | undefined> =>
    withNotifications(async (tx, { inboxMessage: addMessage }) => {
      const [payout] = await tx
        .select()
        .from(contractPayouts)
        .where(and(eq(contractPayouts.id, id), eq(contractPayouts.state, 'due')))
        .for('update', { skipLocked: true });
      if (!payout) return undefined;
      const { merchant, agentId, amount, type } = payout;
      const at = clock.now();
      const balance = await postMovement(tx, {
        merchant,
        kind: type === 'dividend' ? 'dividend' : 'salary',
        memberId: agentId,
        counterpart: counterpartAccount(merchant, 'promotion'),
        amount,
        reference: toPayoutReference(id),
        at,
      });
      await tx.update(contractPayouts).set({ state: 'paid', paidAt: at }).where(eq(contractPayouts.id, id));
      if (messageFor) await addMessage(messageFor(payout));
      return { payout: { ...payout, state: 'paid', paidAt: at }, balance };
    });

  const pay = async (): Promise<void> => {
    const due = await db
      .select({ id: contractPayouts.id })
      .from(contractPayouts)
      .where(eq(contractPayouts.state, 'due'))
      .orderBy(contractPayouts.id)
      .limit(500);
    for (const { id } of due) {
      const paid = await payOne(id);
      if (paid) await onPaid(paid);
    }
  };
  return { pay };
};

/**
 * Creates the periodic jobs for contract payouts. The first job calculates an ended period: one transaction stores the
 * payouts of all agents of a brand and a row in `contract_runs`. The second job pays each due payout in its own
 * transaction. Several instances can run the jobs at the same time. Locks ensure that no step runs twice, and after a
 * crash another instance continues.
 */
export const createContractJobs = (deps: ContractJobsDeps) => {
  const { db, clock, merchants } = deps;
  const { loadStarts, runBrand } = createPeriodRuns(deps);
  const { pay } = createPayments(deps);
  let lastCheckedMinute = Number.NaN;

  return {
    /**
     * Calculates and pays everything that is due. Periods end on full minutes, so one calculation per minute is
     * sufficient.
     */
    run: async (): Promise<void> => {
      const minute = Math.floor(clock.now().getTime() / minutes(1));
      if (minute !== lastCheckedMinute) {
        // Updates the team statistics first, because payouts depend on the bonuses and rebates in the statistics.
        await aggregateTeams(db);
        const since = await loadStarts();
        let isDone = true;
        for (const merchant of merchants.all) isDone = (await runBrand(merchant, since)) && isDone;
        if (isDone) lastCheckedMinute = minute;
      }
      await pay();
    },
  };
};
