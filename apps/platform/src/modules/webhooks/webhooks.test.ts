import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from '@livery/contract/auth/registration';
import { deliverEventPath, type WebhookEvent } from '@livery/contract/services/webhook-events';
import { cancelWithdrawal, withdraw } from '@livery/contract/withdrawals';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { findFreePort } from '@livery/test-servers/free-port';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../core/clock/clock.ts';
import { days } from '../../core/clock/durations.ts';
import { runWebhooksCommand } from '../../commands/run-webhooks-command.ts';
import { getValue } from '../../testing/client.ts';
import { type PaymentChannelProcess, startPaymentChannel } from '../../testing/payment-channel-process.ts';
import { startPaymentHarness } from '../../testing/payment-harness.ts';
import { readCaptcha } from '../../testing/read-captcha.ts';
import { maxTries } from './deliver-events.ts';
import { recordEvent } from './record-event.ts';
import { webhookEvents } from './webhooks.tables.ts';

let harness: Awaited<ReturnType<typeof startPaymentHarness>>;
let sink: PaymentChannelProcess;
let sinkOptions: Parameters<typeof startPaymentChannel>[0];
let token: string;
let cardId: string;

beforeAll(async () => {
  const port = await findFreePort();
  harness = await startPaymentHarness({ webhooksUrl: `http://127.0.0.1:${port}` });
  const dataFolder = await mkdtemp(join(tmpdir(), 'livery-events-'));
  sinkOptions = { service: 'event-sink', port, dataFolder, gatewayOrigin: harness.gatewayOrigin };
  sink = await startPaymentChannel(sinkOptions);
  token = await harness.enter('demo');
  cardId = await harness.addCard(token, '90000001111');
});
afterAll(async () => {
  await sink.stop();
  await harness.close();
});
beforeEach(async () => {
  await harness.beginTest();
  await sink.clearFaults();
});

const deliver = () => harness.platform.jobs.run('webhooks.delivery');
const makeDue = () =>
  harness.db
    .update(webhookEvents)
    .set({ dueAt: new Date(0) })
    .where(isNotNull(webhookEvents.dueAt));
const readEvents = async (): Promise<WebhookEvent[]> =>
  ((await sink.readState()) as unknown as { events: WebhookEvent[] }).events;
/** Delivers the due events, and returns the events about an order. */
const listEvents = async (orderNo: string): Promise<WebhookEvent[]> => {
  await deliver();
  return (await readEvents()).filter(({ data }) => 'orderNo' in data && data.orderNo === orderNo);
};
const findEvent = async (id: string) =>
  (await harness.db.select().from(webhookEvents).where(eq(webhookEvents.id, id)))[0];

/** Stores an event about a member, and returns its id. */
const store = async (memberId: string = randomUUID()): Promise<string> => {
  const event = { type: 'member.registered', merchant: 'bituinara', data: { memberId, mode: 'username' } } as const;
  await recordEvent(harness.db, { ...event, occurredAt: systemClock.now() });
  const rows = await harness.db.select().from(webhookEvents);
  return rows.find(({ data }) => 'memberId' in data && data.memberId === memberId)!.id;
};

describe('events', () => {
  it('report a registration, without the name of the member', async () => {
    const before = (await readEvents()).length;
    const password = 'Lantern-2026';
    const from = { merchant: 'firuzara', address: '203.0.113.7' };
    const form = { username: 'lantern2026', password, confirmPassword: password, ageConfirmed: true, agree: true };
    getValue(await harness.client.call(register, { ...form, ...(await readCaptcha(harness.client, from)) }, from));
    await deliver();
    const [event, ...more] = (await readEvents()).slice(before);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ type: 'member.registered', merchant: 'firuzara', data: { mode: 'username' } });
    expect(JSON.stringify(event)).not.toContain('lantern');
  });

  it('do not report a registration that was rejected', async () => {
    const before = await harness.db.$count(webhookEvents);
    const password = 'Lantern-2026';
    const from = { merchant: 'firuzara', address: '203.0.113.8' };
    const form = { username: 'demo', password, confirmPassword: password, ageConfirmed: true, agree: true };
    const { status } = await harness.client.call(
      register,
      { ...form, ...(await readCaptcha(harness.client, from)) },
      from,
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await harness.db.$count(webhookEvents)).toBe(before);
  });

  it('report a deposit and its refund', async () => {
    const { id, orderNo, payUrl } = await harness.order(token, '100');
    await fetch(new URL(payUrl as string, harness.gatewayOrigin), { redirect: 'manual' });
    await harness.heal(async () => (await harness.getDepositPage(id)) !== null);
    await harness.getChannel().control('settleDeposit', { orderNo, outcome: 'paid' });
    await harness.heal(async () => (await harness.getDepositState(id)) === 'confirmed');
    await harness.getChannel().control('refundDeposit', { orderNo, refundId: 'refund-1', amount: '60.00' });
    await harness.heal(async () => (await harness.listMovements(orderNo)).includes('refund'));
    const money = { currency: 'PHP', orderNo };
    expect(await listEvents(orderNo)).toMatchObject([
      { type: 'deposit.paid', data: { ...money, amount: '100.00' } },
      { type: 'deposit.refunded', data: { ...money, amount: '60.00', refundId: 'refund-1' } },
    ]);
  });

  it.each([
    ['paid', 'withdrawal.paid'],
    ['rejected', 'withdrawal.rejected'],
  ] as const)('report a withdrawal that is %s', async (outcome, type) => {
    const orderNo = await harness.withdrawApproved(token, cardId, '20');
    await harness.heal(async () => (await harness.getPayoutState(orderNo)) === 'sent');
    await harness.getChannel().control('settlePayout', { orderNo, outcome, reason: 'account' });
    await harness.heal(async () => ['paid', 'refused'].includes((await harness.getWithdrawalState(orderNo)) ?? ''));
    await harness.drainCallbacks();
    const types = (await listEvents(orderNo)).map((event) => event.type);
    expect(types.sort()).toEqual([type, 'withdrawal.requested'].sort());
  });

  it('report once a withdrawal that the member cancels twice', async () => {
    const request = { amount: '20', cardId, paymentPassword: demoPaymentPassword };
    const { id, orderNo } = getValue(await harness.client.call(withdraw, request, { token }));
    getValue(await harness.client.call(cancelWithdrawal, { id }, { token }));
    await harness.client.call(cancelWithdrawal, { id }, { token });
    const types = (await listEvents(orderNo)).map((event) => event.type);
    expect(types.sort()).toEqual(['withdrawal.cancelled', 'withdrawal.requested']);
  });
});

describe('the delivery', () => {
  it.each(['errorBefore', 'errorAfter', 'dropResponse', 'garbage'])(
    'repeats an event after the fault %s, with the same id',
    async (fault) => {
      await sink.control('faults', { path: deliverEventPath, fault });
      const id = await store();
      await deliver();
      expect(await findEvent(id)).toMatchObject({ deliveredAt: null, tries: 1, error: expect.stringMatching(/./) });
      await makeDue();
      await deliver();
      expect((await readEvents()).filter((event) => event.id === id)).toHaveLength(1);
      expect(await findEvent(id)).toMatchObject({ deliveredAt: expect.any(Date), dueAt: null, error: null });
    },
  );

  it('waits for a service that is away, and delivers all events when it is back', async () => {
    await sink.stop('SIGKILL');
    const ids = [await store(), await store(), await store()];
    await deliver();
    sink = await startPaymentChannel(sinkOptions);
    await makeDue();
    await deliver();
    const delivered = new Set((await readEvents()).map(({ id }) => id));
    expect(ids.filter((id) => !delivered.has(id))).toEqual([]);
  });

  it('sends an event once although two gateways deliver at the same time', async () => {
    const id = await store();
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(await findEvent(id)).toMatchObject({ tries: 1 });
  });

  it('gives an event up after its last attempt, reports it in the metrics, and sends it again by command', async () => {
    const id = await store();
    await harness.db
      .update(webhookEvents)
      .set({ tries: maxTries - 1 })
      .where(eq(webhookEvents.id, id));
    await sink.control('faults', { path: deliverEventPath, fault: 'errorBefore' });
    await deliver();
    expect(await findEvent(id)).toMatchObject({ dueAt: null, deliveredAt: null });
    const { text } = await harness.platform.metrics.render();
    expect(text).toContain('livery_webhook_events_failed 1');
    const deps = { db: harness.db, clock: systemClock };
    expect(await runWebhooksCommand(deps, ['list'])).toContain(id);
    expect(await runWebhooksCommand(deps, ['retry', '--failed'])).toBe('1 events are sent again.');
    await deliver();
    expect((await readEvents()).some((event) => event.id === id)).toBe(true);
    expect(await runWebhooksCommand(deps, ['list'])).toMatch(/ 0 have failed/);
  });

  it('deletes an event a month after its delivery', async () => {
    const [recent, old] = [await store(), await store()];
    await deliver();
    await harness.db
      .update(webhookEvents)
      .set({ deliveredAt: new Date(Date.now() - days(31)) })
      .where(eq(webhookEvents.id, old));
    await harness.platform.jobs.run('webhooks.deletion');
    expect([await findEvent(old), (await findEvent(recent))?.id]).toEqual([undefined, recent]);
  });
});

it.each([
  [[], /Usage/],
  [['stop'], /Usage/],
  [['retry'], /needs the id/],
  [['retry', "1' or true --"], /needs the id/],
  [['retry', randomUUID()], /no event/],
])('rejects the command %j', async (commands, message) => {
  await expect(runWebhooksCommand({ db: harness.db, clock: systemClock }, commands)).rejects.toThrow(message);
});
