import { randomUUID } from 'node:crypto';
import { lotteryBoard, lotteryDraw, nearNumeros, placeLotteryBets } from '@livery/contract/lottery';
import { computePayout } from '@livery/lottery-rules/prices';
import { parseAmount } from '@livery/contract/money';
import { login, logout } from '@livery/contract/auth/session';
import { and, count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getValue } from '../../testing/client.ts';
import {
  balance,
  listBets,
  call,
  client,
  getLotteryState,
  ledgerIsExact,
  loginAsDemo,
  setupLotteryHarness,
  passDraw,
  submitSlip,
  platform,
  type Slip,
  createSlip,
} from '../../testing/lottery-harness.ts';
import { lotteryBets } from './lottery.tables.ts';
import { members } from '../members/members.tables.ts';

setupLotteryHarness();

const betCount = async (): Promise<number> =>
  (await platform.store.db.select({ total: count() }).from(lotteryBets))[0]?.total ?? 0;
const getToken = async (username: string) =>
  getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' })).token;
const toClose = async () =>
  new Date((await getLotteryState('SSC_1M')).current.closesAt).getTime() - platform.clock.now().getTime();

describe('invalid slips', () => {
  const line =
    (change: Partial<Slip['lines'][number]>) =>
    (slip: Slip): Slip => ({ ...slip, lines: [{ ...slip.lines[0]!, ...change }] });
  const numeros =
    (many: (slip: Slip) => Slip['numeros']) =>
    (slip: Slip): Slip => ({ ...slip, numeros: many(slip) });
  const bad: readonly (readonly [what: string, change: (slip: Slip) => Slip, code?: string])[] = [
    ['a multiple of zero', line({ multiple: 0 })],
    ['a negative multiple', line({ multiple: -5 })],
    ['a fractional multiple', line({ multiple: 1.5 })],
    ['a multiple of ten thousand', line({ multiple: 10_000 })],
    ['a unit price of zero', line({ unit: '0.00' })],
    ['a negative unit price', line({ unit: '-1.00' })],
    ['a unit price with a fraction of a minor unit', line({ unit: '1.001' })],
    ['a unit price in scientific notation', line({ unit: '1e2' })],
    ['an empty selection', line({ selection: '' })],
    ['a selection with empty positions only', line({ selection: '||||' })],
    ['the same digit twice', line({ selection: '7,7||||' })],
    ['a digit out of range', line({ selection: '10||||' })],
    ['no lines', (slip) => ({ ...slip, lines: [] })],
    ['twenty-one lines', (slip) => ({ ...slip, lines: Array.from({ length: 21 }, () => slip.lines[0]!) })],
    ['no issue', numeros(() => [])],
    ['the same issue twice', numeros(({ numeros: [one] }) => [one!, one!])],
    ['an issue with a multiple of zero', numeros(({ numeros: [one] }) => [{ ...one!, multiple: 0 }])],
    [
      'a product of multiples above the stake limit',
      (slip) => ({ ...line({ multiple: 9999 })(slip), numeros: [{ ...slip.numeros[0]!, multiple: 9999 }] }),
      'lottery.stake.limit',
    ],
    ['an issue in the past', numeros(() => [{ numero: '202001010001' }]), 'lottery.closed'],
    ['an issue too far ahead', numeros(() => [{ numero: '209901010001' }]), 'lottery.closed'],
  ];

  it.each(bad.map(([what, change, code = 'request.invalid']) => [what, change, code] as const))(
    'rejects %s without a debit',
    async (_, change, code) => {
      const [before, bets] = [await balance(), await betCount()];
      expect((await submitSlip(change(await createSlip()))).body).toMatchObject({ success: false, errorCode: code });
      expect([await balance(), await betCount()]).toEqual([before, bets]);
    },
  );

  it('rejects a slip with more bets than the limit', async () => {
    const near = getValue(await call(nearNumeros, { code: 'SSC_1M', count: 7 })).list;
    const slip = await createSlip({ numeros: near.map(({ numero }) => ({ numero })) });
    const bets = await betCount();
    expect((await submitSlip({ ...slip, lines: Array.from({ length: 20 }, () => slip.lines[0]!) })).body).toMatchObject(
      {
        success: false,
        errorCode: 'request.invalid',
      },
    );
    expect(await betCount()).toBe(bets);
  });
});

describe('closing time', () => {
  it('accepts a bet until the last millisecond before the close', async () => {
    const slip = await createSlip();
    platform.clock.advance((await toClose()) - 1);
    expect((await submitSlip(slip)).body).toMatchObject({ success: true });
    platform.clock.advance(1);
    expect((await submitSlip(slip)).body).toMatchObject({ success: false, errorCode: 'lottery.closed' });
  });

  it('covers all bets accepted during the close by the Merkle root and debits no others', async () => {
    const before = await balance();
    const slip = await createSlip();
    const at = { code: 'SSC_1M', numero: slip.numeros[0]!.numero };
    platform.clock.advance((await toClose()) - 1);
    const first = Array.from({ length: 6 }, () => submitSlip(slip));
    const closing = new Promise<void>((done) => {
      setImmediate(() => {
        platform.clock.advance(1);
        void platform.jobs.run('lottery.draws').then(done);
      });
    });
    const responses = await Promise.all([...first, ...Array.from({ length: 6 }, () => submitSlip(slip))]);
    await closing;
    await platform.jobs.run('lottery.draws');
    const taken = responses.filter(({ body }) => body.success).length;
    expect(responses.filter(({ body }) => !body.success && body.errorCode !== 'lottery.closed')).toEqual([]);
    expect(getValue(await call(lotteryDraw, at))).toMatchObject({
      state: 'closed',
      betCount: taken,
      seed: null,
      result: null,
      root: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await balance()).toBe(before - taken * 2000);
    await ledgerIsExact();
  });
});

describe('repeated requests', () => {
  it('places one bet for a double tap with one idempotency key', async () => {
    const before = await balance();
    const [slip, key] = [await createSlip(), randomUUID()];
    const responses = await Promise.all([submitSlip(slip, key), submitSlip(slip, key), submitSlip(slip, key)]);
    expect(responses.some(({ body }) => body.success)).toBe(true);
    for (const { body } of responses)
      expect(body.success || body.errorCode === 'request.idempotency.pending').toBe(true);
    expect(await balance()).toBe(before - 2000);
  });

  it('returns the same response after the close for the same idempotency key, without a second debit', async () => {
    const before = await balance();
    const [slip, key] = [await createSlip(), randomUUID()];
    const first = getValue(await submitSlip(slip, key));
    platform.clock.advance(await toClose());
    expect(getValue(await submitSlip(slip, key))).toEqual(first);
    expect(await balance()).toBe(before - 2000);
  });

  it('places one bet from two windows when the balance covers only one', async () => {
    const before = await balance();
    const slip = await createSlip();
    // The stake is 60% of the balance. Only one of two concurrent bets of this size can therefore be paid.
    const dear = { ...slip, lines: [{ ...slip.lines[0]!, multiple: Math.floor((before * 0.6) / 1000) }] };
    const responses = await Promise.all([submitSlip(dear), submitSlip(dear)]);
    expect(responses.map(({ body }) => (body.success ? 'placed' : body.errorCode)).sort()).toEqual([
      'placed',
      'wallet.insufficient.balance',
    ]);
    expect(await balance()).toBe(before - dear.lines[0]!.multiple * 1000);
    await ledgerIsExact();
  });

  it('rejects a bet after the session ended and accepts the same idempotency key after the log-in', async () => {
    const before = await balance();
    const [slip, key] = [await createSlip(), randomUUID()];
    await call(logout, {});
    expect((await submitSlip(slip, key)).status).toBe(401);
    await loginAsDemo();
    expect(await balance()).toBe(before);
    getValue(await submitSlip(slip, key));
    expect(await balance()).toBe(before - 2000);
  });
});

describe('trial members', () => {
  it.each(['SSC_1M', 'PK10_1M', 'FAST3_1M', 'FOURD_5M'])('gets the same prices for %s as a member', async (code) => {
    const trial = await getToken('trial');
    const getBoard = async (as: string) =>
      getValue(await call(lotteryBoard, { code, prizeMode: 'SEA' }, { token: as }));
    expect(await getBoard(trial)).toEqual(await getBoard(await getToken('demo')));
  });

  it('is paid by the same odds from its own balance', async () => {
    const before = await balance();
    const slip = await createSlip();
    const trial = await getToken('trial');
    const placed = getValue(
      await call(placeLotteryBets, slip, { token: trial, headers: { 'idempotency-key': randomUUID() } }),
    );
    await passDraw('SSC_1M');
    const [member] = await platform.store.db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.username, 'trial'), eq(members.merchant, 'bituinara')));
    const [bet] = await platform.store.db
      .select()
      .from(lotteryBets)
      .where(and(eq(lotteryBets.memberId, member!.id), eq(lotteryBets.orderId, placed.orderId)));
    expect(bet).toMatchObject({
      state: 'won',
      payout: computePayout([1], [Math.round(Number(slip.lines[0]!.price) * 1000)], 100, 2),
    });
    await loginAsDemo();
    expect(await balance()).toBe(before);
    expect((await listBets()).some(({ id }) => id === bet!.id)).toBe(false);
    expect(parseAmount(placed.staked)).toBe(2000);
  });
});
