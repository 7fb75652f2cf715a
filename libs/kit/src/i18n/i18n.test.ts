// @vitest-environment happy-dom
import type { BrandRuntime } from '@livery/merchant/runtime';
import type { i18n } from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadDeferredTranslations } from './deferred-translations.ts';
import { chooseLanguage } from './choose-language.ts';
import { initialLanguage, startI18n, type TranslationLoader } from './i18n.ts';
import { missingTranslations } from './missing-translations.ts';

const arabic = { code: 'AR', bcp47: 'ar', dir: 'rtl' } as const;
const english = { code: 'EN', bcp47: 'en', dir: 'ltr' } as const;
const brand = {
  languages: [arabic, english],
  defaultLanguage: 'AR',
  textOverrides: { EN: { 'shell:brand.tagline': 'Ours' } },
} as unknown as BrandRuntime;

const files: Readonly<Record<string, object>> = {
  AR: { asked: 'طلبت {amount}. هل تريده؟', greeting: 'أهلا {name}', brand: { tagline: 'شعار' } },
  EN: { greeting: 'Hello {name}', brand: { tagline: 'Theirs' }, only: { here: 'English alone' } },
};
const load = vi.fn<TranslationLoader>(async (code) => files[code] as Record<string, unknown>);

/**
 * Translates a key of the test translations above. `key` is a plain string, because the type of translation keys
 * contains only the app's keys.
 */
const translate = ({ t }: i18n, key: string, values: object = {}) =>
  (t as (key: string, values: object) => string)(key, values);

beforeEach(() => {
  localStorage.clear();
  load.mockReset().mockImplementation(async (code) => files[code] as Record<string, unknown>);
  missingTranslations.clear();
});

test("opens in the brand's language and direction, and fetches no other language", async () => {
  const texts = await startI18n(brand, load, ['shell']);
  expect(translate(texts, 'greeting', { name: 'Noor' })).toBe('أهلا Noor');
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(load.mock.calls).toEqual([['AR', 'shell']]);
});

test('omits the full stop after an amount whose currency ends in one', async () => {
  const texts = await startI18n(brand, load, ['shell']);
  const amount = new Intl.NumberFormat('ar-AE', { style: 'currency', currency: 'AED', numberingSystem: 'latn' }).format(
    9,
  );
  expect(translate(texts, 'asked', { amount })).toBe(`طلبت ${amount} هل تريده؟`);
  expect(translate(texts, 'asked', { amount: '9' })).toBe('طلبت 9. هل تريده؟');
});

test('counts a key that the language lacks, and shows the English text', async () => {
  const texts = await startI18n(brand, load, ['shell']);
  translate(texts, 'only.here');
  await vi.waitFor(() => expect(translate(texts, 'only.here')).toBe('English alone'));
  expect(missingTranslations.get('ar|shell:only.here')).toBeGreaterThan(0);
  expect(translate(texts, 'greeting', { name: 'Noor' })).toBe('أهلا Noor');
});

test("changes the page to the chosen language with the brand's own texts, and stores it", async () => {
  const texts = await startI18n(brand, load, ['shell']);
  await chooseLanguage(texts, english);
  expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' });
  await vi.waitFor(() => expect(translate(texts, 'brand.tagline')).toBe('Ours'));
  expect(initialLanguage(brand)).toBe(english);
});

test('falls back to the default when the brand no longer supports the stored language', () => {
  localStorage.setItem('livery.language', 'VI');
  expect(initialLanguage(brand)).toBe(arabic);
});

test('shows the translations of the page at once, and loads the rest before its content renders', async () => {
  let finishLoading = (): void => undefined;
  const slowLoad: TranslationLoader = async (code) => {
    await new Promise<void>((resolve) => (finishLoading = resolve));
    return files[code] as Record<string, unknown>;
  };
  const texts = await startI18n(brand, slowLoad, ['shell'], () => ({ greeting: 'في الصفحة {name}' }));
  expect(translate(texts, 'greeting', { name: 'Noor' })).toBe('في الصفحة Noor');
  finishLoading();
  await loadDeferredTranslations();
  expect(translate(texts, 'brand.tagline')).toBe('شعار');
});

test('requests translations again after a failed load', async () => {
  vi.useFakeTimers();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const starting = startI18n(brand, load, ['shell']);
  await vi.runAllTimersAsync();
  expect(translate(await starting, 'greeting', { name: 'Noor' })).toBe('أهلا Noor');
  vi.useRealTimers();
});

test("falls back to the brand's language for this visit when the stored language cannot be loaded", async () => {
  vi.useFakeTimers();
  localStorage.setItem('livery.language', 'EN');
  load.mockImplementation(async (code) => {
    if (code === 'EN') throw new TypeError('Failed to fetch');
    return files[code] as Record<string, unknown>;
  });
  const starting = startI18n(brand, load, ['shell']);
  await vi.runAllTimersAsync();
  const texts = await starting;
  vi.useRealTimers();
  expect(translate(texts, 'greeting', { name: 'Noor' })).toBe('أهلا Noor');
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(initialLanguage(brand)).toBe(english);
});

test('keeps the page as it is when the chosen language cannot be loaded', async () => {
  const texts = await startI18n(brand, load, ['shell']);
  vi.useFakeTimers();
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  const rejection = chooseLanguage(texts, english).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await rejection).toMatchObject({ message: 'The texts in EN could not be loaded' });
  expect(translate(texts, 'greeting', { name: 'Noor' })).toBe('أهلا Noor');
  expect(initialLanguage(brand)).toBe(arabic);
});

test('retries a namespace that failed to load until it is loaded', async () => {
  const texts = await startI18n(brand, load, ['shell']);
  vi.useFakeTimers();
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  const loaded = texts.loadNamespaces('account');
  await vi.advanceTimersByTimeAsync(10_000);
  await loaded;
  expect(translate(texts, 'account:greeting', { name: 'Noor' })).toBe('greeting');
  load.mockImplementation(async (code) => files[code] as Record<string, unknown>);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(translate(texts, 'account:greeting', { name: 'Noor' })).toBe('أهلا Noor'));
});

test('changes the language while a screen loads a namespace of the previous one', async () => {
  const texts = await startI18n(brand, load, ['shell']);
  const choosing = chooseLanguage(texts, english);
  await Promise.all([choosing, texts.loadNamespaces('account')]);
  expect(texts.language).toBe('en');
  expect(translate(texts, 'account:greeting', { name: 'Noor' })).toBe('Hello Noor');
});
