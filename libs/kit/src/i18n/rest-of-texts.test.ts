import { expect, test, vi } from 'vitest';
import { leaveForLater, withTexts } from './rest-of-texts.ts';

test('late code waits for the texts that the page left out, which are asked for again after a failure', async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue();
  leaveForLater(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(await withTexts(async () => 'code')()).toBe('code');
  expect(await withTexts(async () => 'more code')()).toBe('more code');
  expect(load).toHaveBeenCalledTimes(2);
});
