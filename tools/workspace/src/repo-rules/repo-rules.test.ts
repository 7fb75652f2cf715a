import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFile } from './repo-rules.ts';

const check = (path: string, text = '') => checkFile({ path, text });

test('requires kebab-case names with a role as suffix', () => {
  expect(check('libs/ui/src/icon-button/icon-button.module.css')).toEqual([]);
  expect(check('libs/kit/locales/EN/common.json')).toEqual([]);
  expect(check('tools/workspace/src/generators/feature/files/__name__.feature.ts.template')).toEqual([]);
  for (const name of ['README', 'ARCHITECTURE', 'CONTRIBUTING', 'SECURITY', 'CHANGELOG'])
    expect(check(`${name}.md`)).toEqual([]);
  for (const path of ['LICENSE', 'NOTICE', '.github/ISSUE_TEMPLATE/bug.md', '.github/pull_request_template.md'])
    expect(check(path)).toEqual([]);
  for (const name of ['Dockerfile', 'Dockerfile.dockerignore', 'Caddyfile'])
    expect(check(`docs/deployment/${name}`)).toEqual([]);
  expect(check('docs/GUIDE.md')).toHaveLength(1);
  expect(check('libs/ui/src/IconButton/icon.css')).toEqual([
    'libs/ui/src/IconButton/icon.css: name it in kebab-case (IconButton)',
  ]);
});

test('reports an absolute path of one machine with its line', () => {
  expect(check('a.ts', `one\nconst file = '${'/ho'}me/ann/livery';`)).toEqual([
    `a.ts:2: remove the path that exists only on one machine ('${'/ho'}me/ann)`,
  ]);
  expect(check('a.ts', "fetch('/wps/home/banners')")).toEqual([]);
});

test('reports unfinished work', () => {
  expect(check('a.ts', `// ${'TO'}DO later`)).toHaveLength(1);
});

test('reports a long style sheet', () => {
  expect(check('a.css', '\n'.repeat(300))).toHaveLength(1);
});

describe('long lines', () => {
  const text = readFileSync(join(import.meta.dirname, '../../fixtures/line-length/forbidden.fixture'), 'utf8');

  test('reports a line above 140 columns', () => {
    expect(checkFile({ path: 'libs/games/src/offers.ts', text })).toEqual([
      'libs/games/src/offers.ts:2: 141 columns are too many (at most 140): break the line',
    ]);
  });

  test.each(['libs/kit/locales/EN/home.json', 'libs/games/src/leagues.data.ts', 'docs/offers.md'])(
    'accepts a long line in %s, which is no code',
    (path) => expect(checkFile({ path, text })).toEqual([]),
  );
});
