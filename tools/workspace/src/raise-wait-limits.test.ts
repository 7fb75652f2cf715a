import { expect, test, vi } from 'vitest';
import { raiseWaitLimits } from './raise-wait-limits.ts';
import { testLimits } from './test-limits.ts';

const createWaits = () => {
  const waitFor = vi.fn<typeof vi.waitFor>();
  const waitUntil = vi.fn<typeof vi.waitUntil>();
  return { waitFor, waitUntil, waits: { waitFor, waitUntil } as Pick<typeof vi, 'waitFor' | 'waitUntil'> };
};
const check = () => true;

test.each([
  [undefined, { timeout: testLimits.outcome }],
  [500, { timeout: testLimits.outcome }],
  [
    { timeout: 5000, interval: 5 },
    { timeout: testLimits.outcome, interval: 5 },
  ],
  [{ timeout: 150_000 }, { timeout: 150_000 }],
])('a wait with the options %j gets %j', async (options, expected) => {
  const { waits, waitFor, waitUntil } = createWaits();
  raiseWaitLimits(waits);
  await waits.waitFor(check, options);
  await waits.waitUntil(check, options);
  expect(waitFor).toHaveBeenCalledExactlyOnceWith(check, expected);
  expect(waitUntil).toHaveBeenCalledExactlyOnceWith(check, expected);
});

test('raises the limits once', () => {
  const { waits } = createWaits();
  raiseWaitLimits(waits);
  const { waitFor } = waits;
  raiseWaitLimits(waits);
  expect(waits.waitFor).toBe(waitFor);
});

test('a test of any package may wait longer than a second for its outcome', async () => {
  const start = performance.now();
  await vi.waitFor(() => expect(performance.now() - start).toBeGreaterThan(1100));
});
