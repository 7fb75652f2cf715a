import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkVocabulary } from './vocabulary.ts';

const folder = join(import.meta.dirname, '../../fixtures/vocabulary');
/** Checks a fixture as if its path were the path in its first line, e.g. `// as libs/kit/src/cache/cache.ts`. */
const checkFixture = (name: string) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return checkVocabulary({ path: text.split('\n', 1)[0]!.replace('// as ', ''), text });
};
const check = (path: string, text: string) => checkVocabulary({ path, text });

test('reports names and comments with a word that is not a term of the project', () => {
  expect(checkFixture('forbidden.fixture')).toEqual(
    [
      '2: "kept" is not a term of this project: use cached, stored or persisted',
      '4: "Needs" is not a term of this project: use …Deps or …Options',
      '5: "trouble" is not a term of this project: use error or onError',
      '8: "Place" is not a term of this project: use Slot, Container or RouteMatch',
      '8: "shelf" is not a term of this project: use collection, section or category',
      '10: "tells" is not a term of this project: use notify, emit, publish or report',
      '10: "answer" is not a term of this project: use response, result or responded',
      '10: "brought" is not a term of this project: use load, loaded or received',
      '11: "keeper" is not a term of this project: use sync, effect or watcher',
      '12: "heard" is not a term of this project: use receive, listen or onMessage',
      '15: "menuOf" is not a term of this project: use get…, to…, find…, compute… or …For',
      '15: "asked" is not a term of this project: use request, query or params',
      '16: "standing" is not a term of this project: use status, state, eligibility or progress',
      '20: "refusal" is not a term of this project: use rejection, denial or assert…',
      '20: "anew" is not a term of this project: use again, or re… in a name',
      '21: "openStore" is not a term of this project: use create…, load…, connect… or start…',
      '21: "mostLines" is not a term of this project: use max…',
    ].map((message) => `libs/kit/src/cache/cache.ts:${message} (CONTRIBUTING.md, Words)`),
  );
});

test('accepts wire fields, imported names, literals and code in comments', () => {
  expect(checkFixture('allowed.fixture')).toEqual([]);
});

test('accepts a word where it is the right one', () => {
  const declaration = 'export const answers = [];';
  expect(check('libs/account/src/member/security/questions-form.tsx', declaration)).toEqual([]);
  expect(check('libs/account/src/member/inbox/inbox.ts', declaration)).toHaveLength(1);
  expect(check('apps/platform/src/modules/lottery/draws.ts', 'const drawnAt = 0;')).toEqual([]);
  expect(check('libs/ui/src/tile/tile.tsx', 'const drawnAt = 0;')).toHaveLength(1);
});

test('limits a word to the paths where it is ambiguous', () => {
  expect(check('apps/platform/src/modules/notifications/inbox/inbox.ts', '// Sends a letter.')).toHaveLength(1);
  expect(check('libs/contract/src/auth/passwords.ts', '// A capital letter.')).toEqual([]);
});

test('reports words in the titles of tests, also of parameterised ones', () => {
  const titles = [
    `it('says why', () => {});`,
    'describe(`asks ${name}`, () => {});',
    `test.each([1])('is refused %s', () => {});`,
    `log('says why');`,
  ];
  const found = titles.map((text) => check('libs/kit/src/cache/cache.test.ts', text).length);
  expect(found).toEqual([1, 1, 1, 0]);
});

test('reads only TypeScript and JavaScript', () => {
  expect(check('tools/workspace/src/boundaries/layers.js', '// anew')).toHaveLength(1);
  expect(check('tools/workspace/bin/start.mjs', 'const kept = 1;')).toHaveLength(1);
  expect(check('docs/overview.md', '// anew')).toEqual([]);
});
