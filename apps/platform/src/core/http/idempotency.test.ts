import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '../clock/durations.ts';
import type { DatabaseHandle } from '../db/database.ts';
import { members } from '../../tables.ts';
import { counterpartAccount, readBalance } from '../../modules/ledger/accounts.ts';
import { postMovement } from '../../modules/ledger/post-movement.ts';
import { createManualClock } from '../../testing/test-platform.ts';
import { createTestStore } from '../../testing/test-store.ts';
import type { IdempotentContext } from './request-context.ts';
import { GatewayError } from './errors/gateway-error.ts';
import { createIdempotency, retentionMs, type Idempotency } from './idempotency.ts';

let store: DatabaseHandle;
let memberId: string;
const clock = createManualClock();
const merchant = 'bituinara';

beforeAll(async () => {
  store = await createTestStore();
  const [demo] = await store.db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.username, 'demo')));
  memberId = demo?.id as string;
});
afterAll(() => store.close());

const createTestIdempotency = (): Idempotency => createIdempotency({ db: store.db, clock, onError: () => {} });
const createCall = (key = randomUUID(), requestHash = 'a') => ({
  merchant,
  memberId,
  operation: 'pay',
  key,
  requestHash,
});
const balance = async (): Promise<number> => (await readBalance(store.db, memberId)).balance;
const guard = async () => {};

/** Gives the member one unit, and answers the new balance. */
const give = async ({ tx }: IdempotentContext) => ({
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
    const call = createCall();
    const before = await balance();
    const first = await createTestIdempotency()(call, { guard, perform: give });
    const again = await createTestIdempotency()(call, { guard, perform: give });
    expect(again).toMatchObject({ status: 200, response: first.response });
    expect(await balance()).toBe(before + 100);
  });

  it('is refused with another body', async () => {
    const key = randomUUID();
    await createTestIdempotency()(createCall(key), { guard, perform: give });
    await expect(createTestIdempotency()(createCall(key, 'b'), { guard, perform: give })).rejects.toMatchObject({
      code: ErrorCode.IdempotencyConflict,
      status: 422,
    });
  });

  it('is refused while it is being done', async () => {
    const runIdempotent = createTestIdempotency();
    const call = createCall();
    const before = await balance();
    const outcomes = await Promise.allSettled([
      runIdempotent(call, { guard, perform: give }),
      runIdempotent(call, { guard, perform: give }),
      runIdempotent(call, { guard, perform: give }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refusals).toEqual([
      expect.objectContaining({ code: ErrorCode.IdempotencyPending, status: 409 }),
      expect.objectContaining({ code: ErrorCode.IdempotencyPending, status: 409 }),
    ]);
    expect(await balance()).toBe(before + 100);
  });

  it('leaves nothing when it is cut off, and can then be done', async () => {
    const call = createCall();
    const before = await balance();
    const cutOff = async (done: IdempotentContext) => {
      await give(done);
      throw new Error('the process is gone');
    };
    await expect(createTestIdempotency()(call, { guard, perform: cutOff })).rejects.toThrow('gone');
    expect(await balance()).toBe(before);
    await createTestIdempotency()(call, { guard, perform: give });
    expect(await balance()).toBe(before + 100);
  });

  it('keeps a refusal, and takes back what was begun', async () => {
    const call = createCall();
    const before = await balance();
    let committedCount = 0;
    const rejectCall = async (done: IdempotentContext) => {
      done.onCommit(async () => void (committedCount += 1));
      await give(done);
      throw new GatewayError(ErrorCode.InsufficientBalance, { value: { balance: '1.00' } });
    };
    const rejected = await createTestIdempotency()(call, { guard, perform: rejectCall });
    expect(rejected.status).toBe(402);
    expect(JSON.parse(rejected.response)).toEqual({
      success: false,
      errorCode: ErrorCode.InsufficientBalance,
      value: { balance: '1.00' },
    });
    expect(await createTestIdempotency()(call, { guard, perform: give })).toMatchObject(rejected);
    expect(await balance()).toBe(before);
    expect(committedCount).toBe(0);
  });

  it('does not keep what a guard refused', async () => {
    const call = createCall();
    const closed = async () => Promise.reject(new GatewayError(ErrorCode.FeatureDisabled));
    await expect(createTestIdempotency()(call, { guard: closed, perform: give })).rejects.toMatchObject({
      code: ErrorCode.FeatureDisabled,
    });
    expect((await createTestIdempotency()(call, { guard, perform: give })).status).toBe(200);
  });

  it('is known until its time is over', async () => {
    const call = createCall();
    const before = await balance();
    await createTestIdempotency()(call, { guard, perform: give });
    clock.advance(retentionMs - hours(1));
    await createTestIdempotency()(call, { guard, perform: give });
    expect(await balance()).toBe(before + 100);
    clock.advance(hours(1));
    await createTestIdempotency()(call, { guard, perform: give });
    expect(await balance()).toBe(before + 200);
  });
});
