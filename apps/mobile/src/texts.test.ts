// @vitest-environment happy-dom
import { missingTexts } from '@livery/kit/missing-texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageTextsOf, textsOf } from './texts.ts';

const brand = { defaultLanguage: 'TY', texts: { TY: '/ty-{namespace}.json', EN: '/en-{namespace}.json' } } as const;

beforeEach(() => {
  missingTexts.clear();
  document.body.innerHTML = '<script type="application/json" id="texts">{"shell":{"from":"page"}}</script>';
  vi.stubGlobal('fetch', async (address: string) => {
    return address.includes('games') ? new Response('gone', { status: 404 }) : Response.json({ from: address });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the page carries texts of the default language alone', () => {
  expect(pageTextsOf(brand)('TY', 'shell')).toEqual({ from: 'page' });
  expect(pageTextsOf(brand)('TY', 'games')).toBeUndefined();
  expect(pageTextsOf(brand)('EN', 'shell')).toBeUndefined();
});

test('another language comes from its file', async () => {
  expect(await textsOf(brand)('EN', 'shell')).toEqual({ from: '/en-shell.json' });
  expect(missingTexts.size).toBe(0);
});

test('a language without texts of its own is said in English, and counted', async () => {
  expect(await textsOf(brand)('SW', 'shell')).toEqual({ from: '/en-shell.json' });
  await vi.waitFor(() => expect([...missingTexts]).toEqual([['SW|shell:*', 1]]));
});

test('a file that does not come is an error that says so', async () => {
  await expect(textsOf(brand)('TY', 'games')).rejects.toThrow('answered 404');
});
