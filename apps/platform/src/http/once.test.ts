import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '../clock/durations.ts';
import type { Store } from '../db/database.ts';
import { members } from '../db/schema/tables.ts';
import { counterpartAccount, readBalance } from '../ledger/accounts.ts';
import { postMovement } from '../ledger/post-movement.ts';
import { manualClock } from '../testing/test-platform.ts';
import { openTestStore } from '../testing/test-store.ts';
import type { DoneOnce } from './call.ts';
import { GatewayError } from './gateway-error.ts';
import { createOnce, keptForMs, type Once } from './once.ts';

let store: Store;
let memberId: string;
const clock = manualClock();
const merchant = 'bituinara';

beforeAll(async () => {
  store = await openTestStore();
  const [demo] = await store.db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.username, 'demo')));
  memberId = demo?.id as string;
});
afterAll(() => store.close());

const onceMore = (): Once => createOnce({ db: store.db, clock, onTrouble: () => {} });
const callOf = (key = randomUUID(), requestHash = 'a') => ({ merchant, memberId, operation: 'pay', key, requestHash });
const balance = async (): Promise<number> => (await readBalance(store.db, memberId)).balance;
const guard = async () => {};

/** Gives the member one unit, and answers the new balance. */
const give = async ({ tx }: DoneOnce) => ({
  balance: await postMovement(tx, {
    merchant,
    kind: 'bonus',
    memberId,
    counterpart: counterpartAccount(merchant, 'promotion'),
    amount: 100,
    reference: 'test',
    at: clock.now(),
  }),
});

describe('a call under a key', () => {
  it('is done one time and answered the same each time, by another process too', async () => {
    const call = callOf();
    const before = await balance();
    const first = await onceMore()(call, { guard, perform: give });
    const again = await onceMore()(call, { guard, perform: give });
    expect(again).toMatchObject({ status: 200, answer: first.answer });
    expect(await balance()).toBe(before + 100);
  });

  it('is refused with another body', async () => {
    const key = randomUUID();
    await onceMore()(callOf(key), { guard, perform: give });
    await expect(onceMore()(callOf(key, 'b'), { guard, perform: give })).rejects.toMatchObject({
      code: ErrorCode.IdempotencyConflict,
      status: 422,
    });
  });

  it('is refused while it is being done', async () => {
    const once = onceMore();
    const call = callOf();
    const before = await balance();
    const heard = await Promise.allSettled([
      once(call, { guard, perform: give }),
      once(call, { guard, perform: give }),
      once(call, { guard, perform: give }),
    ]);
    expect(heard.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = heard.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refusals).toEqual([
      expect.objectContaining({ code: ErrorCode.IdempotencyPending, status: 409 }),
      expect.objectContaining({ code: ErrorCode.IdempotencyPending, status: 409 }),
    ]);
    expect(await balance()).toBe(before + 100);
  });

  it('leaves nothing when it is cut off, and can then be done', async () => {
    const call = callOf();
    const before = await balance();
    const cutOff = async (done: DoneOnce) => {
      await give(done);
      throw new Error('the process is gone');
    };
    await expect(onceMore()(call, { guard, perform: cutOff })).rejects.toThrow('gone');
    expect(await balance()).toBe(before);
    await onceMore()(call, { guard, perform: give });
    expect(await balance()).toBe(before + 100);
  });

  it('keeps a refusal, and takes back what was begun', async () => {
    const call = callOf();
    const before = await balance();
    let told = 0;
    const refuse = async (done: DoneOnce) => {
      done.afterwards(async () => void (told += 1));
      await give(done);
      throw new GatewayError(ErrorCode.InsufficientBalance, { value: { balance: '1.00' } });
    };
    const refused = await onceMore()(call, { guard, perform: refuse });
    expect(refused.status).toBe(402);
    expect(JSON.parse(refused.answer)).toEqual({
      success: false,
      errorCode: ErrorCode.InsufficientBalance,
      value: { balance: '1.00' },
    });
    expect(await onceMore()(call, { guard, perform: give })).toMatchObject(refused);
    expect(await balance()).toBe(before);
    expect(told).toBe(0);
  });

  it('does not keep what a guard refused', async () => {
    const call = callOf();
    const closed = async () => Promise.reject(new GatewayError(ErrorCode.FeatureOff));
    await expect(onceMore()(call, { guard: closed, perform: give })).rejects.toMatchObject({
      code: ErrorCode.FeatureOff,
    });
    expect((await onceMore()(call, { guard, perform: give })).status).toBe(200);
  });

  it('is known until its time is over', async () => {
    const call = callOf();
    const before = await balance();
    await onceMore()(call, { guard, perform: give });
    clock.advance(keptForMs - hours(1));
    await onceMore()(call, { guard, perform: give });
    expect(await balance()).toBe(before + 100);
    clock.advance(hours(1));
    await onceMore()(call, { guard, perform: give });
    expect(await balance()).toBe(before + 200);
  });
});
