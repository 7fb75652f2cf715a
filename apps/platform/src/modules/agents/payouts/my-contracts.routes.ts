import {
  respondToDailySalary,
  respondToDividend,
  respondToHourSalary,
  contractPayouts as listPayouts,
  contractStatus,
  dailySalaryContracts,
  dividendContracts,
  hourSalaryContracts,
} from '@livery/contract/agents/agent-contracts';
import { formatAmount } from '@livery/contract/money';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { MemberContext } from '../../../core/http/calls/request-context.ts';
import type { Route } from '../../../core/http/route.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import { toPage, decodeCursor } from '../../../core/pagination.ts';
import { respondToContract } from '../contracts/respond.ts';
import { listMyContracts, simulateRunningPeriod } from './list-my-contracts.ts';
import { type ContractType, getPeriodAt } from '../contracts/periods.ts';
import { listContractVersions } from '../contracts/versions.ts';
import { toPayoutView, toStatusView } from '../contracts/views.ts';
import { contractPayouts } from '../contracts/contracts.tables.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface ContractsRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
}

const pageSize = 20;

type GatedDeps = ContractsRoutesDeps & { readonly gate: ReturnType<typeof createFeatureGuard> };

/** Registers the routes of the agent's own contracts: the list, the payout simulation and the responses to offers. */
const registerContracts = (route: Route, { db, clock, gate }: GatedDeps): void => {
  const listContracts = async (call: MemberContext<unknown>, type: ContractType) => {
    await gate(call);
    return listMyContracts(db, { merchant: call.merchant, agentId: call.session.memberId, type, now: clock.now() });
  };

  const respond = async (call: MemberContext<unknown>, type: ContractType, id: string, response: 'A' | 'R' | 'C') => {
    await gate(call);
    const state = await db.transaction((tx) =>
      respondToContract(tx, { agentId: call.session.memberId, type, id, response, at: clock.now() }),
    );
    return { status: toStatusView({ state }) };
  };

  route(contractStatus, async (call) => {
    await gate(call);
    const waiting = (await listContractVersions(db, call.session.memberId)).filter(({ state }) => state !== 'A');
    const getRequestState = (type: ContractType): string => waiting.find((each) => each.type === type)?.state ?? '';
    return {
      dailysalreqtype: getRequestState('dailySalary'),
      divtypecompperiodreq: getRequestState('dividend'),
      contracthoursalreq: getRequestState('hourSalary'),
    };
  });

  route(dailySalaryContracts, async (call) => ({
    currency: call.merchant.currency,
    list: (await listContracts(call, 'dailySalary')).map(({ row, common }) => ({
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
    list: (await listContracts(call, 'hourSalary')).map(({ row, common }) => ({
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
    list: (await listContracts(call, 'dividend')).map(({ row, common }) => ({
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

  route(respondToDailySalary, (call) => respond(call, 'dailySalary', call.request.id, call.request.status));
  route(respondToHourSalary, (call) => respond(call, 'hourSalary', call.request.contractId, call.request.status));
  route(respondToDividend, (call) => respond(call, 'dividend', call.request.id, call.request.status));
};

const registerPayouts = (route: Route, { db, clock, gate }: GatedDeps): void => {
  route(listPayouts, async (call) => {
    await gate(call);
    const {
      merchant,
      session: { memberId: agentId },
      request: { type, cursor },
    } = call;
    const position = decodeCursor(cursor);
    const filter = and(eq(contractPayouts.agentId, agentId), eq(contractPayouts.type, type));
    const before =
      position &&
      or(
        lt(contractPayouts.to, position.at),
        and(eq(contractPayouts.to, position.at), sql`${contractPayouts.id}::text < ${position.id}`),
      );
    const rows = await db
      .select()
      .from(contractPayouts)
      .where(and(filter, before))
      .orderBy(desc(contractPayouts.to), desc(sql`${contractPayouts.id}::text`))
      .limit(pageSize + 1);
    const { list, next } = toPage(rows, pageSize, ({ to, id }) => ({ at: to, id }));
    const now = clock.now();
    const running = position
      ? []
      : await simulateRunningPeriod(db, { merchant, agentId, type, now }, getPeriodAt(type, now, merchant.timeZone));
    return { currency: merchant.currency, list: list.map(toPayoutView), next, running };
  });
};

/**
 * Registers the routes with which an agent reads its own contracts, responds to contract offers and lists its
 * payouts.
 */
export const contractsRoutes = (route: Route, deps: ContractsRoutesDeps): void => {
  const gatedDeps = { ...deps, gate: createFeatureGuard(deps.merchants, 'AGEINFO3') };
  registerContracts(route, gatedDeps);
  registerPayouts(route, gatedDeps);
};
