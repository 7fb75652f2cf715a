import { expect, test } from 'vitest';
import { languageTable } from './language-table.ts';

const languages = Object.entries(languageTable);

test('has every code of the wire', () => {
  const wire = 'CN EN JA TH VI MY ES HI ID KM KO MS PT TA TW TL UR TR BN AR FA RU KK UZ LO NE FR TE SW TY';
  expect(Object.keys(languageTable).sort()).toEqual(wire.split(' ').sort());
});

test.each(languages)('%s is a language that Intl knows by its tag', (_, { bcp47 }) => {
  expect(Intl.getCanonicalLocales(bcp47)).toEqual([bcp47]);
  expect(new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(bcp47)).toBeDefined();
});

test('has a name for each that no other has', () => {
  expect(new Set(languages.map(([, { name }]) => name)).size).toBe(languages.length);
});
