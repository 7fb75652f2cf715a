import { existsSync, readFileSync } from 'node:fs';
import type { GameEngine } from '@livery/demo/engines';
import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import { describe, expect, it } from 'vitest';
import { createTranslate, type TextTree } from '../client/text/translate.ts';
import { gameFolders } from '../games/game-folders.ts';
import { getTextFolders } from '../games/text-folders.ts';
import { getFileLanguage, mergeTexts, readGameTexts } from './game-texts.ts';

const engines = Object.keys(gameFolders) as GameEngine[];
const codes = Object.keys(languageTable) as LanguageCode[];
const pluralForm = /_(?:zero|one|two|few|many|other)$/;

const listTexts = (tree: TextTree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : listTexts(value, `${path}${key}.`),
  );
const readOwnTexts = (engine: GameEngine, code: LanguageCode): Map<string, string> =>
  new Map(
    getTextFolders(engine).flatMap((folder) => {
      const file = new URL(`../${folder}/${getFileLanguage(code)}.json`, import.meta.url);
      return existsSync(file) ? listTexts(JSON.parse(readFileSync(file, 'utf8')) as TextTree) : [];
    }),
  );
const findPlaceholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

describe.each(engines)('%s', (engine) => {
  const english = readOwnTexts(engine, 'EN');
  const names = [...new Set([...english.values()].flatMap(findPlaceholders))];

  it.each(codes)('has every text in %s, for every number, with the value of every placeholder', (code) => {
    const { bcp47 } = languageTable[code];
    const own = readOwnTexts(engine, code);
    const translate = createTranslate(bcp47, readGameTexts(engine, code));
    const rules = new Intl.PluralRules(bcp47);
    const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
    const problems: string[] = [];
    for (const key of english.keys()) {
      const stem = key.replace(pluralForm, '');
      for (const count of stem === key ? [1] : [0, 1, 2, 3, 5, 11, 21]) {
        const ownKey = stem === key ? key : `${stem}_${rules.select(count)}`;
        const text = translate(stem, { ...values, count });
        if (!own.has(ownKey) || !/\S/.test(text) || /[{}]/.test(text)) problems.push(`${ownKey}: ${text}`);
      }
    }
    expect(problems).toEqual([]);
  });
});

it('keeps a text that the newer texts do not have', () => {
  expect(mergeTexts({ bet: 'Bet', market: { set: 'Set', half: 'Half' } }, { market: { set: 'Manche' } })).toEqual({
    bet: 'Bet',
    market: { set: 'Manche', half: 'Half' },
  });
});
