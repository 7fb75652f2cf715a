import { messageList } from '@livery/contract/notifications/inbox';
import { login } from '@livery/contract/auth/session';
import { walletBalance } from '@livery/contract/wallet';
import {
  addBankCard,
  cancelWithdrawal,
  listBankCards,
  paymentPasswordStatus,
  removeBankCard,
  setPaymentPassword,
  withdraw,
  withdrawalStatus,
  withdrawOptions,
} from '@livery/contract/withdrawals';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, minutes, seconds } from '../../../core/clock/durations.ts';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { proveIdentity } from '../../../testing/step-up.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { withdrawals } from '../withdrawals.tables.ts';
import { members } from '../../members/members.tables.ts';
import { playBreaks } from '../../responsible-gaming/responsible-gaming.tables.ts';
import { rewardClaims } from '../../rewards/rewards.tables.ts';
import { bankCards, payoutBanks } from '../bank-accounts.tables.ts';

let platform: TestApp;
let client: Client;
let token: string;
let cardId: string;
let demoId: string;
const pin = demoPaymentPassword;

const enter = async (username: string): Promise<string> =>
  getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' })).token;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
  const [demo] = await platform.store.db
    .select()
    .from(members)
    .where(and(eq(members.merchant, 'bituinara'), eq(members.username, 'demo')));
  demoId = demo!.id;
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.advance(days(1));
  token = await enter('demo');
  cardId = getValue(await client.call(listBankCards, {}, { token })).cards[0]!.id;
});

const balance = async (): Promise<string> => getValue(await client.call(walletBalance, {}, { token })).sumBalance;
const requestWithdrawal = (amount: string, more: object = {}, headers: Record<string, string> = {}) =>
  client.call(
    withdraw,
    { amount, cardId, paymentPassword: pin, ...more },
    { token, headers: { 'idempotency-key': client.newId(), ...headers } },
  );
const listMessageTitles = async () =>
  getValue(await client.call(messageList, { pageNo: 1 }, { token, language: 'EN' })).list.map(({ title }) => title);
const minus = (one: string, other: string): string => (Number(one) - Number(other)).toFixed(2);

describe('withdrawals', () => {
  it('rejects a withdrawal to an account whose payment provider is not connected, and holds no money', async () => {
    const before = await balance();
    const { db } = platform.store;
    const [card] = await db.select().from(bankCards).where(eq(bankCards.id, cardId));
    const bank = eq(payoutBanks.id, card!.bankId);
    const [{ provider } = { provider: '' }] = await db.select().from(payoutBanks).where(bank);
    await db.update(payoutBanks).set({ provider: 'GONE' }).where(bank);
    expect(await requestWithdrawal('200')).toMatchObject({
      status: 409,
      body: { errorCode: 'deposit.channel.closed' },
    });
    await db.update(payoutBanks).set({ provider }).where(bank);
    expect(await balance()).toBe(before);
  });

  it('holds the amount, starts the review on time, and pays', async () => {
    const before = await balance();
    const { id, ...created } = getValue(await requestWithdrawal('200'));
    expect(created).toMatchObject({ state: 'pending', amount: '200.00', fee: '0.00', canCancel: true });
    expect(await balance()).toBe(minus(before, '200'));
    platform.clock.advance(seconds(45));
    expect(getValue(await client.call(withdrawalStatus, { id }, { token }))).toMatchObject({
      state: 'processing',
      canCancel: false,
    });
    expect(await client.call(cancelWithdrawal, { id }, { token })).toMatchObject({
      status: 409,
      body: { errorCode: 'withdraw.decided' },
    });
    platform.clock.advance(seconds(30));
    expect(getValue(await client.call(withdrawalStatus, { id }, { token })).state).toBe('processing');
    await platform.jobs.run('payments.payouts');
    expect(getValue(await client.call(withdrawalStatus, { id }, { token })).state).toBe('paid');
    expect(await listMessageTitles()).toContain('Your withdrawal was paid');
    expect(await balance()).toBe(minus(before, '200'));
  });

  it('reports the time of each step, and when the withdrawal will probably be paid', async () => {
    const { id, createdAt, expectedBy, ...created } = getValue(await requestWithdrawal('200'));
    expect(created).toMatchObject({ reviewedAt: null, approvedAt: null, settledAt: null });
    const { usualMinutes } = getValue(await client.call(withdrawOptions, {}, { token }));
    const expected = Date.parse(expectedBy!) - Date.parse(createdAt);
    expect(expected).toBeGreaterThan(0);
    expect(Math.ceil(expected / minutes(1))).toBe(usualMinutes);
    const readSteps = async () => getValue(await client.call(withdrawalStatus, { id }, { token }));
    platform.clock.advance(seconds(45));
    const reviewedAt = platform.clock.now().toISOString();
    expect(await readSteps()).toMatchObject({ reviewedAt, approvedAt: null });
    platform.clock.advance(seconds(30));
    const approvedAt = platform.clock.now().toISOString();
    await readSteps();
    platform.clock.advance(seconds(30));
    await platform.jobs.run('payments.payouts');
    const settledAt = platform.clock.now().toISOString();
    expect(await readSteps()).toMatchObject({ state: 'paid', reviewedAt, approvedAt, settledAt, expectedBy: null });
  });

  it('releases the amount of a rejected withdrawal once', async () => {
    const before = await balance();
    const { id } = getValue(await requestWithdrawal('200.13'));
    platform.clock.advance(minutes(5));
    for (let time = 0; time < 2; time += 1)
      expect(getValue(await client.call(withdrawalStatus, { id }, { token }))).toMatchObject({
        state: 'refused',
        reason: 'account',
      });
    expect(await balance()).toBe(before);
    expect((await listMessageTitles()).filter((title) => title === 'Your withdrawal was not paid')).toHaveLength(1);
  });

  it('cancels a pending withdrawal, and only once', async () => {
    const before = await balance();
    const { id } = getValue(await requestWithdrawal('200'));
    for (let time = 0; time < 3; time += 1)
      expect(getValue(await client.call(cancelWithdrawal, { id }, { token })).state).toBe('cancelled');
    expect(await balance()).toBe(before);
    platform.clock.advance(minutes(5));
    expect(getValue(await client.call(withdrawalStatus, { id }, { token })).state).toBe('cancelled');
  });

  it('creates one withdrawal for one idempotency key, also when the payment password is entered again', async () => {
    const before = await balance();
    const headers = { 'idempotency-key': client.newId() };
    const first = getValue(await requestWithdrawal('200', {}, headers));
    expect(getValue(await requestWithdrawal('200', { paymentPassword: '000000' }, headers))).toEqual(first);
    expect(await requestWithdrawal('300', {}, headers)).toMatchObject({ status: 422 });
    expect(await balance()).toBe(minus(before, '200'));
  });

  it('charges a fee after the free withdrawals and enforces the daily limits', async () => {
    for (let free = 0; free < 2; free += 1) expect(getValue(await requestWithdrawal('200')).fee).toBe('0.00');
    expect(getValue(await requestWithdrawal('333.33'))).toMatchObject({ fee: '3.33', received: '330.00' });
    for (let more = 0; more < 2; more += 1) await requestWithdrawal('200');
    expect(await requestWithdrawal('200')).toMatchObject({ status: 409, body: { errorCode: 'withdraw.daily' } });
  });

  it.each([
    ['below the min', '199.99', 'money.amount.range'],
    ['above the max', '50000.01', 'money.amount.range'],
  ])('rejects an amount %s', async (_, amount, errorCode) => {
    expect(await requestWithdrawal(amount)).toMatchObject({ body: { errorCode } });
  });

  it('rejects a card of another member and a removed card', async () => {
    const agent = await enter('agent');
    const [others] = getValue(await client.call(listBankCards, {}, { token: agent })).cards;
    expect(await requestWithdrawal('200', { cardId: others!.id })).toMatchObject({
      body: { errorCode: 'card.unknown' },
    });
  });

  it('excludes locked bonus money', async () => {
    const { balance: fullBalance } = getValue(await client.call(withdrawOptions, {}, { token }));
    const locked = Math.round((Number(fullBalance) - 250) * 100);
    await platform.store.db.insert(rewardClaims).values({
      memberId: demoId,
      merchant: 'bituinara',
      rewardId: 'test:lock',
      source: 'VIP',
      promotionId: null,
      titles: { EN: 'Lock' },
      amount: locked,
      rollover: locked,
      points: 0,
      lines: [],
      claimedAt: platform.clock.now(),
      clearedAt: null,
    });
    expect(getValue(await client.call(withdrawOptions, {}, { token })).available).toBe('250.00');
    expect(await requestWithdrawal('300')).toMatchObject({
      status: 409,
      body: { errorCode: 'withdraw.rollover', value: { available: '250.00' } },
    });
    await platform.store.db
      .update(rewardClaims)
      .set({ clearedAt: platform.clock.now() })
      .where(eq(rewardClaims.rewardId, 'test:lock'));
  });

  it('allows a self-excluded member to withdraw', async () => {
    await platform.store.db.insert(playBreaks).values({
      id: client.newId(),
      memberId: demoId,
      kind: 'exclusion',
      startsAt: platform.clock.now(),
      endsAt: null,
    });
    expect((await requestWithdrawal('200')).status).toBe(200);
    await platform.store.db.delete(playBreaks).where(eq(playBreaks.memberId, demoId));
  });

  it('rejects a trial member', async () => {
    expect(await client.call(withdrawOptions, {}, { token: await enter('trial') })).toMatchObject({
      status: 403,
      body: { errorCode: 'free.reject' },
    });
  });
});

describe('payment password', () => {
  it('locks after failed attempts and rejects also the right password until the lock-out ends', async () => {
    for (let time = 0; time < 5; time += 1)
      expect(await requestWithdrawal('200', { paymentPassword: '111111' })).toMatchObject({
        status: 400,
        body: { errorCode: 'payment.password.wrong' },
      });
    expect(await requestWithdrawal('200', { paymentPassword: '111111' })).toMatchObject({
      status: 429,
      body: { errorCode: 'payment.password.locked' },
    });
    expect(await requestWithdrawal('200')).toMatchObject({ status: 429 });
    expect(getValue(await client.call(paymentPasswordStatus, {}, { token })).lockedUntil).not.toBeNull();
    platform.clock.advance(minutes(31));
    token = await enter('demo');
    expect((await requestWithdrawal('200')).status).toBe(200);
  });

  it('counts concurrent guesses', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => requestWithdrawal('200', { paymentPassword: String(100_000 + guess) })),
    );
    expect(responses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
    platform.clock.advance(minutes(31));
  });

  it('is set after a proof of identity, and changed with the current one', async () => {
    const newbie = await enter('newbie');
    const set = (request: { current?: string; paymentPassword: string }) =>
      client.call(setPaymentPassword, request, { token: newbie });
    expect(
      await client.call(withdraw, { amount: '200', cardId, paymentPassword: pin }, { token: newbie }),
    ).toMatchObject({ status: 409, body: { errorCode: 'payment.password.unset' } });
    platform.clock.advance(minutes(5));
    expect(await set({ paymentPassword: '135790' })).toMatchObject({ body: { errorCode: 'step.up.required' } });
    await proveIdentity(client, newbie);
    expect((await set({ paymentPassword: '135790' })).status).toBe(200);
    expect(await set({ paymentPassword: '246801' })).toMatchObject({ body: { errorCode: 'payment.password.wrong' } });
    expect(await set({ current: '999999', paymentPassword: '246801' })).toMatchObject({
      body: { errorCode: 'payment.password.wrong' },
    });
    expect((await set({ current: '135790', paymentPassword: '246801' })).status).toBe(200);
  });

  it.each(['12345', '1234567', 'abcdef', '١٢٣٤٥٦', ''])('rejects "%s"', async (paymentPassword) => {
    expect(await client.call(setPaymentPassword, { current: pin, paymentPassword }, { token })).toMatchObject({
      status: 400,
      body: { errorCode: 'request.invalid' },
    });
  });
});

describe('bank cards', () => {
  const card = { bankId: 'bituinara-payout-2', number: '555566667777', paymentPassword: pin };

  it('encrypts the number, shows its last digits, and adds it once', async () => {
    const added = getValue(await client.call(addBankCard, card, { token }));
    expect(added.lastDigits).toBe('7777');
    expect(getValue(await client.call(addBankCard, card, { token })).id).toBe(added.id);
    const [row] = await platform.store.db.select().from(bankCards).where(eq(bankCards.id, added.id));
    expect(JSON.stringify(row)).not.toContain('55556666');
    expect(JSON.stringify(getValue(await client.call(listBankCards, {}, { token })))).not.toContain('55556666');
    expect(
      await client.call(addBankCard, { ...card, number: '888899990000', holder: 'Somebody Else' }, { token }),
    ).toMatchObject({ body: { errorCode: 'card.taken' } });
    const agent = await enter('agent');
    expect(await client.call(addBankCard, card, { token: agent })).toMatchObject({
      body: { errorCode: 'card.taken' },
    });
    expect(await client.call(addBankCard, { ...card, number: '123456' }, { token })).toMatchObject({
      body: { errorCode: 'card.number' },
    });
  });

  it('cannot remove a card while a withdrawal to it is pending', async () => {
    const { id } = getValue(await requestWithdrawal('200'));
    expect(await client.call(removeBankCard, { id: cardId, paymentPassword: pin }, { token })).toMatchObject({
      body: { errorCode: 'card.busy' },
    });
    await client.call(cancelWithdrawal, { id }, { token });
    expect(await client.call(removeBankCard, { id: cardId, paymentPassword: '000000' }, { token })).toMatchObject({
      body: { errorCode: 'payment.password.wrong' },
    });
  });
});

it('leaves no withdrawal pending after the decisions are due', async () => {
  platform.clock.advance(minutes(5));
  await client.call(withdrawOptions, {}, { token });
  const open = await platform.store.db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, demoId), eq(withdrawals.state, 'pending')));
  expect(open).toEqual([]);
});
