import { expect, test, vi } from 'vitest';
import { deferTranslations, withTranslations } from './deferred-translations.ts';

test('loads lazy code with the deferred translations, and requests them again after a failure', async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue();
  deferTranslations(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(await withTranslations(async () => 'code')()).toBe('code');
  expect(await withTranslations(async () => 'more code')()).toBe('more code');
  expect(load).toHaveBeenCalledTimes(2);
});
