import { isAgent } from '@livery/contract/enums';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { claimRedPacket, redPacketStatus, sendRedPackets } from '@livery/contract/red-packets';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { days } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import type { Route } from '../../../core/http/route.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import { maskName } from '../../../core/text/mask-name.ts';
import {
  getAvailableBalance,
  claimEnvelope,
  type RedPacketRain,
  startRedPacketRain,
  countTeam,
} from './red-packets.ts';
import { members } from '../../members/index.ts';
import { assertNotExcluded, findActiveExclusion } from '../../responsible-gaming/index.ts';
import { type PaymentPassword, toPayoutState } from '../../payments/index.ts';
import { redPacketEnvelopes, redPacketRains } from './red-packets.tables.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface RedPacketRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Pick<EventHub, 'publish'>;
  readonly merchants: Merchants;
  readonly paymentPassword: PaymentPassword;
}

/** Maximum number of red packet rains in the list of rains that an agent has sent. */
const recentCount = 10;

type EnvelopeClaim = { readonly rainId: string; readonly account: string; readonly amount: number; readonly at: Date };

const toSentView = (
  { id, amount, wish, envelopes, startsAt, endsAt, endedAt, returned }: RedPacketRain,
  catches: readonly EnvelopeClaim[],
  now: Date,
) => ({
  id,
  amount: formatAmount(amount),
  wish,
  envelopes,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  isOver: endedAt !== null || endsAt <= now,
  returned: returned === null ? null : formatAmount(returned),
  catches: catches
    .filter(({ rainId }) => rainId === id)
    .map((each) => ({ account: each.account, amount: formatAmount(each.amount), at: each.at.toISOString() })),
});

/**
 * Lists the red packet rains (money that an agent distributes to its team) that a member can see. These are the open
 * rains of the agents above the member, and the rains of the last day in which the member claimed an envelope.
 */
const listActiveRains = async (db: Database, memberId: string, now: Date) => {
  const claimed = db
    .select({ rainId: redPacketEnvelopes.rainId, amount: redPacketEnvelopes.amount })
    .from(redPacketEnvelopes)
    .where(eq(redPacketEnvelopes.memberId, memberId))
    .as('mine');
  const left = db
    .select({ rainId: redPacketEnvelopes.rainId, left: count().as('left') })
    .from(redPacketEnvelopes)
    .where(isNull(redPacketEnvelopes.memberId))
    .groupBy(redPacketEnvelopes.rainId)
    .as('rest');
  const rows = await db
    .select({ rain: redPacketRains, account: sql<string>`sender.username`, caught: claimed.amount, left: left.left })
    .from(redPacketRains)
    .innerJoin(members, eq(members.id, memberId))
    .innerJoin(sql`members as sender`, sql`sender.id = ${redPacketRains.senderId}`)
    .leftJoin(claimed, eq(claimed.rainId, redPacketRains.id))
    .leftJoin(left, eq(left.rainId, redPacketRains.id))
    .where(
      and(
        eq(redPacketRains.merchant, members.merchant),
        ne(redPacketRains.senderId, memberId),
        sql`strpos(${members.lineage}, '/' || ${redPacketRains.senderId} || '/') > 0`,
        or(
          and(isNull(redPacketRains.endedAt), gt(redPacketRains.endsAt, now)),
          and(isNotNull(claimed.amount), gt(redPacketRains.endsAt, new Date(now.getTime() - days(1)))),
        ),
      ),
    )
    .orderBy(desc(redPacketRains.endsAt))
    .limit(recentCount);
  return rows.map(({ rain: { id, wish, envelopes, endsAt }, account, caught, left: rest }) => ({
    id,
    account: maskName(account),
    wish,
    envelopes,
    left: rest ?? 0,
    endsAt: endsAt.toISOString(),
    caught: caught === null ? null : formatAmount(caught),
  }));
};

/**
 * Loads the recent red packet rains that an agent has sent, and the members who claimed envelopes. Also loads the
 * amount that the agent can spend on a new rain.
 */
const loadSent = async (db: Database, memberId: string, now: Date) => {
  const sent = await db
    .select()
    .from(redPacketRains)
    .where(eq(redPacketRains.senderId, memberId))
    .orderBy(desc(redPacketRains.startsAt))
    .limit(recentCount);
  const caught =
    sent.length === 0
      ? []
      : await db
          .select({
            rainId: redPacketEnvelopes.rainId,
            account: members.username,
            amount: redPacketEnvelopes.amount,
            at: redPacketEnvelopes.caughtAt,
          })
          .from(redPacketEnvelopes)
          .innerJoin(members, eq(members.id, redPacketEnvelopes.memberId))
          .where(
            inArray(
              redPacketEnvelopes.rainId,
              sent.map(({ id }) => id),
            ),
          )
          .orderBy(asc(redPacketEnvelopes.caughtAt));
  const catches = caught.flatMap(({ at, ...each }) => (at ? [{ ...each, at }] : []));
  return {
    available: formatAmount(await getAvailableBalance(db, memberId)),
    team: await countTeam(db, memberId),
    rains: sent.map((rain) => toSentView(rain, catches, now)),
  };
};

type GatedDeps = RedPacketRoutesDeps & { readonly gate: ReturnType<typeof createFeatureGuard> };

const registerStatus = (route: Route, { db, clock, paymentPassword, gate }: GatedDeps): void => {
  route(redPacketStatus, async (call) => {
    await gate(call);
    const {
      merchant,
      session: { memberId, memberType },
    } = call;
    const now = clock.now();
    const isOnBreak = (await findActiveExclusion(db, memberId, now)) !== undefined;
    return {
      currency: merchant.currency,
      serverTime: now.toISOString(),
      falling: isOnBreak ? [] : await listActiveRains(db, memberId, now),
      sending: isAgent(memberType)
        ? { ...(await loadSent(db, memberId, now)), ...toPayoutState(await paymentPassword.getStatus(memberId)) }
        : null,
    };
  });
};

/**
 * Registers the routes that start a red packet rain and claim one of its envelopes. In a rain, an agent distributes
 * money to its team.
 */
const registerRains = (route: Route, { db, clock, hub, paymentPassword, gate }: GatedDeps): void => {
  route(
    sendRedPackets,
    async ({ tx, onCommit, merchant, session: { memberId }, request: { amount, envelopes, minutes, wish } }) => {
      const now = clock.now();
      const { rain, balance } = await startRedPacketRain(tx, {
        merchant: merchant.code,
        senderId: memberId,
        amount: parseAmount(amount),
        envelopes,
        minutesLong: minutes,
        wish,
        at: now,
      });
      const [sender] = await tx.select({ lineage: members.lineage }).from(members).where(eq(members.id, memberId));
      onCommit(async () => {
        await hub.publish({ type: 'balance', memberId, balance, currency: merchant.currency });
        if (sender) await hub.publish({ type: 'rain', merchant: merchant.code, lineage: sender.lineage });
      });
      return toSentView(rain, [], now);
    },
    {
      guard: async (call) => {
        await gate(call);
        await paymentPassword.authorizePayout(call.session.memberId, call.request.paymentPassword);
      },
      perMinute: 30,
    },
  );

  route(
    claimRedPacket,
    async (call) => {
      await gate(call);
      const {
        merchant,
        session: { memberId },
        request: { id },
      } = call;
      const { amount, balance, left, isNew } = await db.transaction(async (tx) => {
        await assertNotExcluded(tx, clock.now(), memberId);
        return claimEnvelope(tx, { merchant: merchant.code, memberId, id, at: clock.now() });
      });
      if (isNew) await hub.publish({ type: 'balance', memberId, balance, currency: merchant.currency });
      return { amount: formatAmount(amount), currency: merchant.currency, left };
    },
    { perMinute: 60 },
  );
};

export const redPacketRoutes = (route: Route, deps: RedPacketRoutesDeps): void => {
  const gatedDeps = { ...deps, gate: createFeatureGuard(deps.merchants, 'AGEINFO3') };
  registerStatus(route, gatedDeps);
  registerRains(route, gatedDeps);
};
