import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mobileOptions } from './compile/options.ts';
import { writeTranslations } from './compile/write-translations.ts';
import { findUntranslatedLanguages } from './find-untranslated.ts';

const { locales } = mobileOptions();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-languages-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a brand file with these languages. Returns its path. */
const writeBrand = async (...languages: string[]): Promise<string> => {
  const good = JSON.parse(
    await readFile(new URL('../../../libs/composer/fixtures/brands/plenty.json', import.meta.url), 'utf8'),
  ) as object;
  const file = join(folder, `${languages.join('-')}.json`);
  await writeFile(
    file,
    JSON.stringify({ ...good, languages, texts: undefined, assets: { ...(good as { assets: object }).assets } }),
  );
  return file;
};

test('treats a language with a folder of texts as translated', async () => {
  expect(await findUntranslatedLanguages(await writeBrand('TY', 'EN', 'TH', 'CN', 'HI'), locales)).toEqual([]);
});

test('reports a language without one', async () => {
  const few = join(folder, 'few');
  await cp(join(locales, 'EN'), join(few, 'EN'), { recursive: true });
  expect(await findUntranslatedLanguages(await writeBrand('SW', 'EN', 'KK'), few)).toEqual(['SW', 'KK']);
});

test('reports nothing for an invalid file', async () => {
  const file = join(folder, 'broken.json');
  await writeFile(file, '{');
  expect(await findUntranslatedLanguages(file, locales)).toEqual([]);
});

test('a language is added with one folder of files', async () => {
  const grown = join(folder, 'locales');
  await cp(join(locales, 'EN'), join(grown, 'EN'), { recursive: true });
  await cp(join(locales, 'EN'), join(grown, 'SW'), { recursive: true });
  expect(await findUntranslatedLanguages(await writeBrand('SW', 'EN', 'KK'), grown)).toEqual(['KK']);
  const { EN, SW } = await writeTranslations(grown, join(folder, 'client'));
  expect(Object.keys(SW ?? {})).toEqual(Object.keys(EN ?? {}));
});
