import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { createAppStore } from '../../../testing/app-store.ts';
import { createManualClock } from '../../../testing/test-platform.ts';
import { bankCards } from '../bank-accounts.tables.ts';
import { withdrawals } from '../withdrawals.tables.ts';
import type { BackOffice } from './back-office-port.ts';
import { createWithdrawalWorker } from './withdrawal-worker.ts';

const { db, close } = await createAppStore();
const clock = createManualClock();
afterAll(close);

/**
 * Adds a withdrawal whose review is due in every run. The back office of the test always returns the current time as
 * the time of the next review.
 */
beforeAll(async () => {
  const [card] = await db.select().from(bankCards).limit(1);
  const { id: cardId, merchant, memberId } = card!;
  const times = { createdAt: clock.now(), dueAt: clock.now() };
  const amounts = { amount: 1000, fee: 0 };
  await db
    .insert(withdrawals)
    .values({ id: randomUUID(), orderNo: 'W-1', merchant, memberId, cardId, state: 'pending', ...amounts, ...times });
});

const run = async (review: BackOffice['review'], applyReview: () => Promise<never>) => {
  const [onError, onRejection] = [vi.fn(), vi.fn()];
  const backOffice: BackOffice = { isLocal: false, getNextReviewTime: () => clock.now(), review };
  await createWithdrawalWorker({ db, clock, backOffice, applyReview, onError, onRejection })();
  return { onError, onRejection };
};

it('reports a decision that cannot be applied, and not a failed call', async () => {
  const error = new GatewayError(ErrorCode.ChannelClosed);
  const { onError, onRejection } = await run(
    async () => ({ state: 'approved' }),
    async () => Promise.reject(error),
  );
  expect(onRejection).toHaveBeenCalledExactlyOnceWith(error);
  expect(onError).not.toHaveBeenCalled();
});

it('reports a failed call of the back office', async () => {
  const error = new Error('no route');
  const { onError, onRejection } = await run(
    async () => Promise.reject(error),
    async () => Promise.reject(new Error('not called')),
  );
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  expect(onRejection).not.toHaveBeenCalled();
});
