import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fill } from './load-text.ts';

const placeholders = (template: string): string[] => (template.match(/\{\w+\}/g) ?? []).sort();
const root = new URL('../../', import.meta.url);
const getCatalogueUrl = (folder: string, language: string): URL => new URL(`${folder}/${language}.data.ts`, root);
const folders = [
  'client/text',
  ...readdirSync(new URL('games', root)).map((game) => `games/${game}/client/text`),
].filter((folder) => existsSync(getCatalogueUrl(folder, 'en')));

const read = async (folder: string, language: string): Promise<Record<string, string>> =>
  (await import(getCatalogueUrl(folder, language).href)).text;

describe.each(folders)('%s', (folder) => {
  it.each(['fil', 'vi', 'es', 'pt', 'ar', 'fa'])(
    'has every text in %s, with the placeholders of the English one',
    async (language) => {
      const [english, translation] = await Promise.all([read(folder, 'en'), read(folder, language)]);
      expect(Object.keys(translation).sort()).toEqual(Object.keys(english).sort());
      for (const [key, template] of Object.entries(english)) {
        expect(translation[key]?.trim()).not.toBe('');
        expect(placeholders(translation[key] ?? ''), key).toEqual(placeholders(template));
      }
    },
  );
});

describe('fill', () => {
  it('replaces each placeholder by its value, and a missing value by nothing', () => {
    expect(fill('{a} of {b}, {a}', { a: 1, b: 'two' })).toBe('1 of two, 1');
    expect(fill('{a}{missing}', { a: 1 })).toBe('1');
    expect(fill('It cost {a}.', { a: '\u20662.00 د.إ.\u200f\u2069' })).toBe('It cost \u20662.00 د.إ.\u200f\u2069');
  });
});
