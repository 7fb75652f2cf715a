import { webhookEvent } from '@livery/contract/services/webhook-events';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hours, minutes } from '../../../core/clock/durations.ts';
import type { DatabaseHandle } from '../../../core/db/database.ts';
import { createAppStore } from '../../../testing/app-store.ts';
import { createManualClock } from '../../../testing/test-platform.ts';
import { recordEvent } from '../../webhooks/record-event.ts';
import { webhookEvents } from '../../webhooks/webhooks.tables.ts';
import { bets } from '../betting.tables.ts';
import { reportBetVolume } from './report-bet-volume.ts';

const brand = { code: 'bituinara', currency: 'PHP' };
const clock = createManualClock();
let store: DatabaseHandle;

beforeAll(async () => {
  store = await createAppStore();
});
afterAll(() => store.close());

const report = () => reportBetVolume({ db: store.db, clock, recordEvent }, brand);
const listEvents = () => store.db.select().from(webhookEvents).orderBy(asc(webhookEvents.occurredAt));

/** Inserts a settled copy of a bet of the demo data. */
const settle = async (id: string, bet: { stake: number; payout: number; at: Date; memberId?: string }) => {
  const [sample] = await store.db.select().from(bets).where(eq(bets.merchant, brand.code)).limit(1);
  const { at, ...money } = bet;
  await store.db
    .insert(bets)
    .values({ ...sample!, ...money, id, state: money.payout > 0 ? 'won' : 'lost', settledAt: at });
};

it('reports each full hour with bets once, five minutes after its end', async () => {
  const start = new Date(Math.ceil(clock.now().getTime() / hours(1)) * hours(1));
  clock.advance(start.getTime() - clock.now().getTime());
  await report();
  expect(await listEvents()).toEqual([]);

  await settle('volume-1', { stake: 1000, payout: 0, at: new Date(start.getTime() + minutes(1)) });
  await settle('volume-2', { stake: 2050, payout: 4000, at: new Date(start.getTime() + minutes(59)) });
  await settle('volume-3', { stake: 700, payout: 0, at: new Date(start.getTime() + hours(1)) });
  clock.advance(hours(1) + minutes(4));
  await report();
  expect(await listEvents()).toEqual([]);

  clock.advance(minutes(1));
  // Several gateways run the job at the same time.
  await Promise.all([report(), report(), report()]);
  await report();
  const [event, ...more] = await listEvents();
  expect(more).toEqual([]);
  expect(event).toMatchObject({
    type: 'bets.volume',
    merchant: 'bituinara',
    data: {
      from: start.toISOString(),
      to: new Date(start.getTime() + hours(1)).toISOString(),
      currency: 'PHP',
      bets: 2,
      members: 1,
      stake: '30.50',
      payout: '40.00',
    },
  });
  const { id, type, merchant, occurredAt, data } = event!;
  expect(webhookEvent.safeParse({ id, type, merchant, occurredAt: occurredAt.toISOString(), data }).success).toBe(true);
});

it('reports the hours of a longer pause, and leaves out those without bets', async () => {
  clock.advance(hours(30));
  await report();
  await report();
  const events = await listEvents();
  expect(events.map(({ data }) => 'stake' in data && data.stake)).toEqual(['30.50', '7.00']);
});
