import { expect, test } from 'vitest';
import { complaints } from './house.ts';

const of = (path: string, text = '') => complaints({ path, text });

test('names are kebab-case, with a role as suffix', () => {
  expect(of('libs/ui/src/icon-button/icon-button.module.css')).toEqual([]);
  expect(of('libs/kit/locales/EN/common.json')).toEqual([]);
  expect(of('tools/workspace/src/generators/feature/files/__name__.feature.ts.template')).toEqual([]);
  expect(of('README.md')).toEqual([]);
  expect(of('libs/ui/src/IconButton/icon.css')).toEqual([
    'libs/ui/src/IconButton/icon.css: name it in kebab-case (IconButton)',
  ]);
});

test('a path of one machine is found with its line', () => {
  expect(of('a.ts', `one\nconst file = '${'/ho'}me/ann/livery';`)).toEqual([
    `a.ts:2: a path of one machine does not belong in the repository ('${'/ho'}me/ann)`,
  ]);
  expect(of('a.ts', "fetch('/wps/home/banners')")).toEqual([]);
});

test('unfinished work is found', () => {
  expect(of('a.ts', `// ${'TO'}DO later`)).toHaveLength(1);
});

test('a long stylesheet asks to be divided', () => {
  expect(of('a.css', '\n'.repeat(300))).toHaveLength(1);
});
