import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../../core/clock/durations.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { withdrawals } from '../withdrawals.tables.ts';
import { findUsualDuration } from './usual-duration.ts';

let platform: TestApp;
beforeAll(async () => {
  platform = await buildTestApp();
});
afterAll(() => platform.close());

it('returns the time within which four of five recent withdrawals were paid', async () => {
  const { db } = platform.store;
  const [sample] = await db.select().from(withdrawals).limit(1);
  await db.delete(withdrawals);
  const now = platform.clock.now();
  const insert = (merchant: string, durations: readonly number[]) =>
    db.insert(withdrawals).values(
      durations.map((duration, at) => ({
        ...sample!,
        id: crypto.randomUUID(),
        orderNo: `W-${merchant}-${at}`,
        merchant,
        state: 'paid' as const,
        createdAt: new Date(now.getTime() - minutes(duration)),
        settledAt: now,
      })),
    );
  await insert('few', [1, 1, 1, 1]);
  await insert('many', [50, 10, 1, 2, 3]);
  expect(await findUsualDuration(db, 'few')).toBeUndefined();
  expect(await findUsualDuration(db, 'many')).toBe(minutes(10));
});
