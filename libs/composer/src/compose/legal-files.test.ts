import { readFile } from 'node:fs/promises';
import { merchantSchema } from '@livery/merchant/merchant.schema';
import { expect, test } from 'vitest';
import type { ProductFacts } from '../product-facts.ts';
import { findProductProblems } from '../read/product-problems.ts';
import { findRuleProblems } from '../read/rule-problems.ts';
import { createLegalFiles } from './legal-files.ts';

const source = JSON.parse(
  await readFile(new URL('../../fixtures/brands/plenty.json', import.meta.url), 'utf8'),
) as object;
const parse = (change: object) => merchantSchema.parse({ ...source, ...change });
const createFiles = (change: object): Record<string, unknown> =>
  Object.fromEntries(
    createLegalFiles(parse(change)).map((file) => [file.path, 'bytes' in file && JSON.parse(String(file.bytes))]),
  );
const english = [{ kind: 'paragraph', text: 'The rules.' }];
const spanish = [{ kind: 'paragraph', text: 'Las reglas.' }];

test('a language without a text has the text in the default language', () => {
  const legal = { terms: { EN: english, ES: spanish }, privacy: { EN: english }, play: { ES: spanish } };
  expect(createFiles({ languages: ['EN', 'ES'], texts: undefined, legal })).toEqual({
    'legal/EN.json': { terms: english, privacy: english },
    'legal/ES.json': { terms: spanish, privacy: english, play: spanish },
  });
});

test('a brand without legal texts has empty files, so that the app shows its default texts', () => {
  expect(createFiles({ languages: ['EN'] })).toEqual({ 'legal/EN.json': {} });
});

test('finds a text in a language that the brand does not have', () => {
  const merchant = parse({ languages: ['EN'], legal: { terms: { VI: english } } });
  expect(findRuleProblems(merchant)).toContainEqual(
    expect.objectContaining({ path: '$.legal.terms.VI', code: 'language.foreign' }),
  );
});

test('finds a link to a page that the app does not have', () => {
  const facts: ProductFacts = {
    routes: new Map([['/m/home', { access: 'guest' }]]),
    textKeys: new Set(),
    readCharacters: () => Promise.resolve(new Set()),
  };
  const links = ['/m/home', '/m/hom', 'https://authority.example'].map((href) => ({ kind: 'link', text: 'x', href }));
  const merchant = parse({ legal: { terms: { EN: links } } });
  expect(findProductProblems(merchant, facts).filter(({ path }) => path[0] === 'legal')).toEqual([
    expect.objectContaining({ path: ['legal', 'terms', 'EN', '1', 'href'] }),
  ]);
});
