import {
  answerDailySalary,
  answerDividend,
  answerHourSalary,
  contractPayouts as listPayouts,
  contractStatus,
  dailySalaryContracts,
  dividendContracts,
  hourSalaryContracts,
} from '@livery/contract/contracts';
import { formatAmount } from '@livery/contract/money';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { contractPayouts } from '../db/schema/tables.ts';
import type { MemberCall } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { pageOf, readCursor } from '../records/cursor.ts';
import { answerContract } from './answer.ts';
import { ownContracts, runningPeriod } from './own-contracts.ts';
import { type ContractType, periodAt } from './periods.ts';
import { standingVersions } from './versions.ts';
import { payoutView, statusView } from './views.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
}

const pageSize = 20;

/** An agent's own contracts: what is offered, the answers, and what they gave. */
export const contractsRoutes = (route: Route, { db, clock, merchants }: Needs): void => {
  const gate = createGate(merchants, 'AGEINFO3');
  const listOf = async (call: MemberCall<unknown>, type: ContractType) => {
    await gate(call);
    return ownContracts(db, { merchant: call.merchant, agentId: call.session.memberId, type, now: clock.now() });
  };

  const answerOf = async (call: MemberCall<unknown>, type: ContractType, id: string, answer: 'A' | 'R' | 'C') => {
    await gate(call);
    const state = await db.transaction((tx) =>
      answerContract(tx, { agentId: call.session.memberId, type, id, answer, at: clock.now() }),
    );
    return { status: statusView({ state }) };
  };

  route(contractStatus, async (call) => {
    await gate(call);
    const waiting = (await standingVersions(db, call.session.memberId)).filter(({ state }) => state !== 'A');
    const asked = (type: ContractType): string => waiting.find((each) => each.type === type)?.state ?? '';
    return {
      dailysalreqtype: asked('dailySalary'),
      divtypecompperiodreq: asked('dividend'),
      contracthoursalreq: asked('hourSalary'),
    };
  });

  route(dailySalaryContracts, async (call) => ({
    currency: call.merchant.currency,
    list: (await listOf(call, 'dailySalary')).map(({ row, common }) => ({
      id: row.id,
      ...common,
      details: row.tiers.map(({ bet, active, rateType, rate }) => ({
        betVolume: formatAmount(bet),
        activeMember: active,
        rateType,
        rate: formatAmount(rate),
      })),
    })),
  }));
  route(hourSalaryContracts, async (call) => ({
    currency: call.merchant.currency,
    list: (await listOf(call, 'hourSalary')).map(({ row, common }) => ({
      contractId: row.id,
      ...common,
      hourSalaryRates: row.tiers.map(({ bet, active, rateType, rate }) => ({
        minimumBet: formatAmount(bet),
        activeMember: active,
        rateType,
        rate: formatAmount(rate),
      })),
    })),
  }));
  route(dividendContracts, async (call) => ({
    currency: call.merchant.currency,
    list: (await listOf(call, 'dividend')).map(({ row, common }) => ({
      id: row.id,
      ...common,
      tiers: row.tiers.map(({ bet, active, netLoss, rate }) => ({
        minimumBet: formatAmount(bet),
        netLoss: formatAmount(netLoss ?? 0),
        activeMember: active,
        contractRate: formatAmount(rate),
        status: common.status,
      })),
    })),
  }));

  route(answerDailySalary, (call) => answerOf(call, 'dailySalary', call.request.id, call.request.status));
  route(answerHourSalary, (call) => answerOf(call, 'hourSalary', call.request.contractId, call.request.status));
  route(answerDividend, (call) => answerOf(call, 'dividend', call.request.id, call.request.status));

  route(listPayouts, async (call) => {
    await gate(call);
    const {
      merchant,
      session: { memberId: agentId },
      request: { type, cursor },
    } = call;
    const place = readCursor(cursor);
    const wanted = and(eq(contractPayouts.agentId, agentId), eq(contractPayouts.type, type));
    const before =
      place &&
      or(
        lt(contractPayouts.to, place.at),
        and(eq(contractPayouts.to, place.at), sql`${contractPayouts.id}::text < ${place.id}`),
      );
    const rows = await db
      .select()
      .from(contractPayouts)
      .where(and(wanted, before))
      .orderBy(desc(contractPayouts.to), desc(sql`${contractPayouts.id}::text`))
      .limit(pageSize + 1);
    const { list, next } = pageOf(rows, pageSize, ({ to, id }) => ({ at: to, id }));
    const now = clock.now();
    const running = place
      ? []
      : await runningPeriod(db, { merchant, agentId, type, now }, periodAt(type, now, merchant.timeZone));
    return { currency: merchant.currency, list: list.map(payoutView), next, running };
  });
};
