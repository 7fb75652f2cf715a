// @vitest-environment happy-dom
import { missingTranslations } from '@livery/kit/i18n/missing-translations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInlineTranslations, createTranslationLoader } from './load-translations.ts';

const brand = { defaultLanguage: 'TY', texts: { TY: '1a', EN: '2b' } } as const;

beforeEach(() => {
  missingTranslations.clear();
  document.body.innerHTML = '<script type="application/json" id="texts">{"shell":{"from":"page"}}</script>';
  vi.stubGlobal('fetch', async (address: string) => {
    return address.includes('games') ? new Response('gone', { status: 404 }) : Response.json({ from: address });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('includes texts of the default language only in the page', () => {
  expect(readInlineTranslations(brand)('TY', 'shell')).toEqual({ from: 'page' });
  expect(readInlineTranslations(brand)('TY', 'games')).toBeUndefined();
  expect(readInlineTranslations(brand)('EN', 'shell')).toBeUndefined();
});

test('loads another language from its file', async () => {
  expect(await createTranslationLoader(brand)('EN', 'shell')).toEqual({ from: '/assets/EN-shell-2b.json' });
  expect(missingTranslations.size).toBe(0);
});

test('falls back to English for a language without texts, and reports it', async () => {
  expect(await createTranslationLoader(brand)('SW', 'shell')).toEqual({ from: '/assets/EN-shell-2b.json' });
  await vi.waitFor(() => expect([...missingTranslations]).toEqual([['SW|shell:*', 1]]));
});

test('rejects with a clear message when a file cannot be loaded', async () => {
  await expect(createTranslationLoader(brand)('TY', 'games')).rejects.toThrow('status 404');
});
