import {
  requestContractTermination,
  downlineContracts,
  offerContract,
  revokeContractOffer,
} from '@livery/contract/agents/agent-contracts';
import { MemberType } from '@livery/contract/enums';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { and, asc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Route } from '../../../core/http/route.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import { requestTermination, hasDividend, offer, revokeOffer } from './offer.ts';
import { getMaxRates } from './tiers.ts';
import { listContractVersions } from './versions.ts';
import { toOfferedView } from './views.ts';
import { contractVersions } from './contracts.tables.ts';
import { members } from '../../members/index.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface DownlineContractsRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
}

const pageSize = 30;
const notAgents = [MemberType.Member, MemberType.Trial, MemberType.Neither];

type GatedDeps = DownlineContractsRoutesDeps & { readonly gate: ReturnType<typeof createFeatureGuard> };

const registerContractList = (route: Route, { db, gate }: GatedDeps): void => {
  route(downlineContracts, async (call) => {
    await gate(call);
    const {
      merchant,
      session: { memberId },
      request: { search, cursor },
    } = call;
    const agentVersions = (await listContractVersions(db, memberId)).filter(
      ({ state }) => state === 'A' || state === 'V',
    );
    const rows = await db
      .select({ id: members.id, username: members.username, key: members.usernameKey, type: members.type })
      .from(members)
      .where(
        and(
          eq(members.merchant, merchant.code),
          eq(members.uplineId, memberId),
          notInArray(members.type, notAgents),
          search ? sql`starts_with(${members.usernameKey}, ${search.toLowerCase()})` : undefined,
          cursor ? gt(members.usernameKey, cursor) : undefined,
        ),
      )
      .orderBy(asc(members.usernameKey))
      .limit(pageSize + 1);
    const list = rows.slice(0, pageSize);
    const versions =
      list.length === 0
        ? []
        : await db
            .select()
            .from(contractVersions)
            .where(
              inArray(
                contractVersions.agentId,
                list.map(({ id }) => id),
              ),
            )
            .orderBy(asc(contractVersions.offeredAt));
    const isFollowed = ({ agentId, type, category, version }: (typeof versions)[number]): boolean =>
      versions.some(
        (each) =>
          each.agentId === agentId && each.type === type && each.category === category && each.version > version,
      );
    // A rejected offer (state R) is shown until a newer version of the same contract exists. Versions of one contract
    // have the same agent, type and category.
    const isShown = (each: (typeof versions)[number]): boolean =>
      ['P', 'E', 'A', 'V'].includes(each.state) || (each.state === 'R' && !isFollowed(each));
    return {
      currency: merchant.currency,
      limits: agentVersions.map(({ type, category, tiers }) => ({
        type,
        category,
        percent: formatAmount(getMaxRates(tiers).percent),
        fixed: formatAmount(getMaxRates(tiers).fixed),
      })),
      list: list.map(({ id, username, type }) => {
        const shown = versions.filter((each) => each.agentId === id && isShown(each));
        return { id, account: username, type, hasDividend: hasDividend(type), contracts: shown.map(toOfferedView) };
      }),
      next: rows.length > pageSize ? (list.at(-1)?.key ?? null) : null,
    };
  });
};

const registerOffers = (route: Route, { db, clock, gate }: GatedDeps): void => {
  route(offerContract, async (call) => {
    await gate(call);
    const {
      merchant,
      session: { memberId },
      request: { downlineId, type, category, tiers },
    } = call;
    const terms = tiers.map(({ bet, active, netLoss, rateType, rate }) => ({
      bet: parseAmount(bet),
      active,
      ...(type === 'dividend' && { netLoss: parseAmount(netLoss ?? '0') }),
      rateType,
      rate: parseAmount(rate),
    }));
    return toOfferedView(
      await db.transaction((tx) =>
        offer(tx, {
          merchant: merchant.code,
          offeredBy: memberId,
          downlineId,
          type,
          category,
          tiers: terms,
          at: clock.now(),
        }),
      ),
    );
  });

  route(revokeContractOffer, async (call) => {
    await gate(call);
    const {
      session: { memberId: offeredBy },
      request: { id },
    } = call;
    await db.transaction((tx) => revokeOffer(tx, { offeredBy, id, at: clock.now() }));
    return { done: true as const };
  });

  route(requestContractTermination, async (call) => {
    await gate(call);
    const {
      session: { memberId: offeredBy },
      request: { id },
    } = call;
    await db.transaction((tx) => requestTermination(tx, { offeredBy, id, at: clock.now() }));
    return { status: 'V' as const };
  });
};

/** Routes for contracts between an agent and its direct downline agents (the agents one level below). */
export const downlineContractsRoutes = (route: Route, deps: DownlineContractsRoutesDeps): void => {
  const gatedDeps = { ...deps, gate: createFeatureGuard(deps.merchants, 'AGEDOWNMAN3') };
  registerContractList(route, gatedDeps);
  registerOffers(route, gatedDeps);
};
