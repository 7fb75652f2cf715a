import { expect, test } from 'vitest';
import { languageTable } from './language-table.ts';
import type { Direction } from './languages.ts';

interface Facts {
  readonly bcp47: string;
  readonly name: string;
  readonly flag: string;
  readonly dir?: Direction;
  readonly lineHeight?: number;
}

const languages: readonly (readonly [string, Facts])[] = Object.entries(languageTable);
const getScript = ({ bcp47 }: Facts): string => new Intl.Locale(bcp47).maximize().script ?? '';

test('has every language code of the wire', () => {
  const wire = 'CN EN JA TH VI MY ES HI ID KM KO MS PT TA TW TL UR TR BN AR FA RU KK UZ LO NE FR TE SW TY';
  expect(Object.keys(languageTable).sort()).toEqual(wire.split(' ').sort());
});

test.each(languages)('%s has a tag that Intl knows, with number formats and plural rules', (_, { bcp47 }) => {
  expect(Intl.getCanonicalLocales(bcp47)).toEqual([bcp47]);
  expect(new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(bcp47)).toBeDefined();
  expect(Intl.PluralRules.supportedLocalesOf(bcp47)).toEqual([bcp47]);
  expect(new Intl.PluralRules(bcp47).resolvedOptions().pluralCategories).toContain('other');
  expect(Intl.NumberFormat.supportedLocalesOf(bcp47)).toEqual([bcp47]);
});

/**
 * Language codes of the API that `Intl` misunderstands or does not support. For example, `Intl` would read `TY` as
 * Tahitian.
 */
test.each([
  ['TY', 'fil'],
  ['TL', 'fil-PH'],
  ['TW', 'zh-Hant'],
  ['CN', 'zh-Hans'],
  ['MY', 'my'],
  ['MS', 'ms'],
] as const)('maps wire code %s to %s', (code, bcp47) => {
  expect(languageTable[code].bcp47).toBe(bcp47);
});

test('has a unique tag for each language, so that a page knows the language that was chosen', () => {
  expect(new Set(languages.map(([, { bcp47 }]) => bcp47)).size).toBe(languages.length);
});

test('has a unique name for each language, written in its own script', () => {
  expect(new Set(languages.map(([, { name }]) => name)).size).toBe(languages.length);
  const scripts = { Jpan: 'Han', Kore: 'Hangul', Hans: 'Han', Hant: 'Han' } as Readonly<Record<string, string>>;
  for (const [code, facts] of languages) {
    const script = getScript(facts);
    expect(facts.name, code).toMatch(new RegExp(`\\p{Script=${scripts[script] ?? script}}`, 'u'));
  }
});

test.each(languages)('%s has the flag of a country', (_, { flag }) => {
  expect(new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(flag)).toBeDefined();
});

test.each(languages)('%s has the direction of its script', (_, facts) => {
  expect(facts.dir ?? 'ltr').toBe(getScript(facts) === 'Arab' ? 'rtl' : 'ltr');
});

/**
 * Line heights (without a unit) for scripts with marks above or below the line. Urdu is an exception, because its style
 * Nastaliq needs more height than other Arabic styles.
 */
const leadings: Readonly<Record<string, number>> = {
  Arab: 1.6,
  Deva: 1.6,
  Beng: 1.6,
  Taml: 1.6,
  Thai: 1.75,
  Laoo: 1.75,
  Telu: 1.75,
  Mymr: 1.9,
  Khmr: 1.9,
};

test.each(languages)('%s has the line height that its script needs', (code, facts) => {
  expect(facts.lineHeight).toBe(code === 'UR' ? 2 : leadings[getScript(facts)]);
});
