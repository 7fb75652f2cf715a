import { isAgent } from '@livery/contract/enums';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { catchEnvelope, rainStanding, sendRain } from '@livery/contract/rain';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { days } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { members, rainEnvelopes, rains } from '../db/schema/tables.ts';
import type { Hub } from '../events/hub.ts';
import type { Route } from '../http/route.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { maskName } from '../winners/mask-name.ts';
import { availableTo, catchOne, type Rain, startRain, teamSize } from './rains.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Pick<Hub, 'publish'>;
  readonly merchants: Merchants;
}

/** Rains that the agent sees again. */
const recentCount = 10;

type Catch = { readonly rainId: string; readonly account: string; readonly amount: number; readonly at: Date };

const sentView = (
  { id, amount, wish, envelopes, startsAt, endsAt, endedAt, returned }: Rain,
  catches: readonly Catch[],
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

export const rainRoutes = (route: Route, { db, clock, hub, merchants }: Needs): void => {
  const gate = createGate(merchants, 'AGEINFO3');

  const fallingOn = async (memberId: string, now: Date) => {
    const mine = db
      .select({ rainId: rainEnvelopes.rainId, amount: rainEnvelopes.amount })
      .from(rainEnvelopes)
      .where(eq(rainEnvelopes.memberId, memberId))
      .as('mine');
    const left = db
      .select({ rainId: rainEnvelopes.rainId, left: count().as('left') })
      .from(rainEnvelopes)
      .where(isNull(rainEnvelopes.memberId))
      .groupBy(rainEnvelopes.rainId)
      .as('rest');
    const rows = await db
      .select({ rain: rains, account: sql<string>`sender.username`, caught: mine.amount, left: left.left })
      .from(rains)
      .innerJoin(members, eq(members.id, memberId))
      .innerJoin(sql`members as sender`, sql`sender.id = ${rains.senderId}`)
      .leftJoin(mine, eq(mine.rainId, rains.id))
      .leftJoin(left, eq(left.rainId, rains.id))
      .where(
        and(
          eq(rains.merchant, members.merchant),
          ne(rains.senderId, memberId),
          sql`strpos(${members.lineage}, '/' || ${rains.senderId} || '/') > 0`,
          or(
            and(isNull(rains.endedAt), gt(rains.endsAt, now)),
            and(isNotNull(mine.amount), gt(rains.endsAt, new Date(now.getTime() - days(1)))),
          ),
        ),
      )
      .orderBy(desc(rains.endsAt))
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

  const sendingOf = async (memberId: string, now: Date) => {
    const sent = await db
      .select()
      .from(rains)
      .where(eq(rains.senderId, memberId))
      .orderBy(desc(rains.startsAt))
      .limit(recentCount);
    const caught =
      sent.length === 0
        ? []
        : await db
            .select({
              rainId: rainEnvelopes.rainId,
              account: members.username,
              amount: rainEnvelopes.amount,
              at: rainEnvelopes.caughtAt,
            })
            .from(rainEnvelopes)
            .innerJoin(members, eq(members.id, rainEnvelopes.memberId))
            .where(
              inArray(
                rainEnvelopes.rainId,
                sent.map(({ id }) => id),
              ),
            )
            .orderBy(asc(rainEnvelopes.caughtAt));
    const catches = caught.flatMap(({ at, ...each }) => (at ? [{ ...each, at }] : []));
    return {
      available: formatAmount(await availableTo(db, memberId)),
      team: await teamSize(db, memberId),
      rains: sent.map((rain) => sentView(rain, catches, now)),
    };
  };

  route(rainStanding, async (call) => {
    await gate(call);
    const {
      merchant,
      session: { memberId, memberType },
    } = call;
    const now = clock.now();
    return {
      currency: merchant.currency,
      serverTime: now.toISOString(),
      falling: await fallingOn(memberId, now),
      sending: isAgent(memberType) ? await sendingOf(memberId, now) : null,
    };
  });

  route(
    sendRain,
    async ({ tx, afterwards, merchant, session: { memberId }, request: { amount, envelopes, minutes, wish } }) => {
      const now = clock.now();
      const { rain, balance } = await startRain(tx, {
        merchant: merchant.code,
        senderId: memberId,
        amount: parseAmount(amount),
        envelopes,
        minutesLong: minutes,
        wish,
        at: now,
      });
      afterwards(() => hub.publish({ type: 'balance', memberId, balance, currency: merchant.currency }));
      return sentView(rain, [], now);
    },
    { guard: gate, perMinute: 30 },
  );

  route(
    catchEnvelope,
    async (call) => {
      await gate(call);
      const {
        merchant,
        session: { memberId },
        request: { id },
      } = call;
      const { amount, balance, left, isNew } = await db.transaction((tx) =>
        catchOne(tx, { merchant: merchant.code, memberId, id, at: clock.now() }),
      );
      if (isNew) await hub.publish({ type: 'balance', memberId, balance, currency: merchant.currency });
      return { amount: formatAmount(amount), currency: merchant.currency, left };
    },
    { perMinute: 60 },
  );
};
