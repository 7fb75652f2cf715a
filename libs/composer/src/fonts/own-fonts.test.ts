import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readArabicFont, readLatinFont, readLatinSfnt } from '../testing/test-fonts.ts';
import { type FontFacts, readFontFacts } from './font-facts.ts';
import { findMissingLetters, isForeign, listFontParts } from './letters.ts';
import { reportFont } from './report-font.ts';
import { createStandInRules } from './stand-ins.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'livery-fonts-'))));
afterAll(() => rm(folder, { recursive: true }));

const toCharacters = (text: string) => new Set([...text].map((each) => each.codePointAt(0) ?? 0));
const texts: Partial<Record<string, string>> = {
  EN: 'Deposit 100 now',
  VI: 'Nạp tiền ngay để nhận thưởng',
  AR: 'إيداع الآن SMS',
  RU: 'Пополнить счёт',
};
const facts = { readCharacters: (language: string) => Promise.resolve(toCharacters(texts[language] ?? '')) };

const readFacts = async (bytes: Buffer): Promise<FontFacts> => {
  const read = await readFontFacts(bytes);
  if ('reason' in read) throw new Error(read.reason);
  return read;
};

it('reads the names, the licence, the axes and the weights of a font', async () => {
  const read = await readFacts(readLatinFont());
  expect(read).toMatchObject({
    format: 'woff2',
    licenseUrl: 'http://scripts.sil.org/OFL',
    embedding: 'installable',
    weights: { min: 100, max: 900 },
  });
  expect(read.family).toMatch(/^Archivo/);
  expect(read.axes.map(({ tag }) => tag).toSorted()).toEqual(['wdth', 'wght']);
  expect(read.characters.has(0x41)).toBe(true);
});

it('finds missing letters of the script of a language only', () => {
  const characters = toCharacters('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(findMissingLetters('VI', toCharacters('Nạp tiền 5 ₫ – ок'), characters).letters).toEqual(['ạ', 'ề']);
  const arabic = findMissingLetters('AR', toCharacters('إيداع SMS'), characters);
  expect(isForeign(arabic)).toBe(true);
  expect(arabic.letters).not.toContain('S');
});

it('splits a font by the scripts of the languages, and Latin letters are always there', () => {
  const list = (...languages: Parameters<typeof listFontParts>[0]) => listFontParts(languages).map(({ id }) => id);
  expect(list('EN')).toEqual(['latin']);
  expect(list('VI', 'EN')).toEqual(['latin', 'latin-ext']);
  expect(list('RU', 'KK', 'AR', 'FA')).toEqual(['latin', 'cyrillic', 'arabic']);
  expect(list('JA', 'CN', 'TW', 'KO')).toEqual(['latin', 'cjk']);
});

it('reports which languages a font has, and what it costs', async () => {
  const report = await reportFont(readLatinFont(), ['EN', 'VI', 'RU'], facts, folder);
  if ('reason' in report) throw new Error(report.reason);
  expect(report.languages).toEqual([
    { language: 'EN', state: 'complete', missing: [] },
    { language: 'VI', state: 'incomplete', missing: expect.arrayContaining(['ạ', 'ề']) as string[] },
    { language: 'RU', state: 'foreign', missing: [] },
  ]);
  const bytes = report.files.reduce((sum, file) => sum + file.bytes, 0);
  expect(report.files.map(({ script }) => script)).toContain('latin');
  expect(bytes).toBeGreaterThan(5_000);
  // The files of the report do not have the width axis (`wdth`) of the font. Therefore they are much smaller than the
  // font.
  expect(bytes).toBeLessThan(readLatinFont().length / 2);
});

it('ships the same bytes for the same letters, as a valid font without the other letters', async () => {
  const report = async () => {
    const other = await mkdtemp(join(tmpdir(), 'livery-fonts-'));
    const result = await reportFont(await readLatinSfnt(), ['EN'], facts, other);
    const name = (await readdir(other)).find((each) => each.endsWith('.woff2')) ?? '';
    const bytes = await readFile(join(other, name));
    await rm(other, { recursive: true });
    return { result, name, bytes };
  };
  const [one, other] = [await report(), await report()];
  expect(other.name).toBe(one.name);
  expect(other.bytes.equals(one.bytes)).toBe(true);
  const subset = await readFacts(one.bytes);
  expect(subset.characters.has(0x41)).toBe(true);
  expect(subset.axes.map(({ tag }) => tag)).toEqual(['wght']);
  expect(subset.licenseUrl).toBe('http://scripts.sil.org/OFL');
});

it('scales the fonts of devices to the widths and lines of an own font', async () => {
  const { metrics } = await readFacts(readLatinFont());
  const rules = createStandInRules('own-body', 'sans', metrics);
  expect(rules).toContain('font-family:own-body-arial;src:local("Arial")');
  const [, scale] = /own-body-arial;[^}]*size-adjust:([\d.]+)%/.exec(rules) ?? [];
  const [, ascent] = /own-body-arial;[^}]*ascent-override:([\d.]+)%/.exec(rules) ?? [];
  expect(Number(scale)).toBeCloseTo(103.28, 0);
  // After scaling, the fallback font has the same ascent as the brand's own font.
  expect((Number(scale) * Number(ascent)) / 10_000).toBeCloseTo(metrics.ascent, 3);
  const arabic = await readFacts(readArabicFont());
  expect(createStandInRules('own-body', 'sans', arabic.metrics)).toContain('size-adjust:100%');
});
