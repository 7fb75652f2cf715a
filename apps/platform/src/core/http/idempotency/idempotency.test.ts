import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '../../clock/durations.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import { counterpartAccount, readBalance } from '../../../modules/ledger/accounts.ts';
import { postMovement } from '../../../modules/ledger/post-movement.ts';
import { createManualClock } from '../../../testing/test-platform.ts';
import { createAppStore } from '../../../testing/app-store.ts';
import type { IdempotentContext } from '../calls/request-context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { createIdempotency, retentionMs, type Idempotency } from './idempotency.ts';
import { members } from '../../../modules/members/members.tables.ts';

let store: DatabaseHandle;
let memberId: string;
const clock = createManualClock();
const merchant = 'bituinara';

beforeAll(async () => {
  store = await createAppStore();
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

/** Credits the member with one minor unit and returns the new balance. */
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

describe('a call with an idempotency key', () => {
  it('runs once and gets the same response again, also from another process', async () => {
    const call = createCall();
    const before = await balance();
    const first = await createTestIdempotency()(call, { guard, perform: give });
    const again = await createTestIdempotency()(call, { guard, perform: give });
    expect(again).toMatchObject({ status: 200, response: first.response });
    expect(await balance()).toBe(before + 100);
  });

  it('is rejected with another body', async () => {
    const key = randomUUID();
    await createTestIdempotency()(createCall(key), { guard, perform: give });
    await expect(createTestIdempotency()(createCall(key, 'b'), { guard, perform: give })).rejects.toMatchObject({
      code: ErrorCode.IdempotencyConflict,
      status: 422,
    });
  });

  it('is rejected while the same call runs', async () => {
    const runIdempotent = createTestIdempotency();
    const call = createCall();
    const before = await balance();
    const outcomes = await Promise.allSettled([
      runIdempotent(call, { guard, perform: give }),
      runIdempotent(call, { guard, perform: give }),
      runIdempotent(call, { guard, perform: give }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rejections = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(rejections).toEqual([
      expect.objectContaining({ code: ErrorCode.IdempotencyPending, status: 409 }),
      expect.objectContaining({ code: ErrorCode.IdempotencyPending, status: 409 }),
    ]);
    expect(await balance()).toBe(before + 100);
  });

  it('changes nothing when it fails half-way, and can run again', async () => {
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

  it('stores a rejection and rolls back its changes', async () => {
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

  it('does not store a rejection by the guard', async () => {
    const call = createCall();
    const closed = async () => Promise.reject(new GatewayError(ErrorCode.FeatureDisabled));
    await expect(createTestIdempotency()(call, { guard: closed, perform: give })).rejects.toMatchObject({
      code: ErrorCode.FeatureDisabled,
    });
    expect((await createTestIdempotency()(call, { guard, perform: give })).status).toBe(200);
  });

  it('is stored until the retention ends', async () => {
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
