import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findFolderCycles, type FolderCycle, formatFolderCycle } from './folder-cycles.ts';
import type { SourceFile } from './repo-rules.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
const readSources = (): SourceFile[] =>
  ['apps', 'libs', 'tools']
    .flatMap((group) => readdirSync(join(workspace, group)).map((name) => `${group}/${name}/src`))
    .filter((source) => existsSync(join(workspace, source)))
    .flatMap((source) =>
      readdirSync(join(workspace, source), { recursive: true, encoding: 'utf8' })
        .map((path) => `${source}/${path.replaceAll('\\', '/')}`)
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => ({ path, text: readFileSync(join(workspace, path), 'utf8') })),
    );

const toKey = ({ parent, folders }: Pick<FolderCycle, 'parent' | 'folders'>): string =>
  `${parent}: ${folders.join(', ')}`;

describe('the repository', () => {
  test('has no folders that import each other', () => {
    expect(findFolderCycles(readSources()).map(formatFolderCycle)).toEqual([]);
  });
});

describe('findFolderCycles', () => {
  const find = (texts: Readonly<Record<string, string>>) =>
    findFolderCycles(Object.entries(texts).map(([path, text]) => ({ path: `libs/shop/src/${path}`, text })));

  test('finds a cycle with its imports', () => {
    const cycles = find({
      'cart/cart.ts': "import { format } from '../money/format.ts';\n",
      'money/format.ts': "import {\n  type Rule,\n  rules,\n} from '../rules/rules.ts';\n",
      'rules/rules.ts': "export type { Cart } from '../cart/cart.ts';\n",
      'shelf/shelf.ts': "import '../cart/cart.ts';\n",
    });
    expect(cycles).toEqual([
      {
        parent: 'libs/shop/src',
        folders: ['cart', 'money', 'rules'],
        edges: [
          'libs/shop/src/cart/cart.ts -> libs/shop/src/money/format.ts',
          'libs/shop/src/money/format.ts -> libs/shop/src/rules/rules.ts',
          'libs/shop/src/rules/rules.ts -> libs/shop/src/cart/cart.ts',
        ],
      },
    ]);
    expect(cycles.map(formatFolderCycle).join()).toMatch(
      /^libs\/shop\/src: cart, money, rules import each other\n {2}/,
    );
  });

  test('finds a cycle between folders at a lower level, through different files', () => {
    const cycles = find({
      'cart/lines/line.ts': "import '../totals/sum.ts';\n",
      'cart/lines/price.ts': '',
      'cart/totals/sum.ts': '',
      'cart/totals/deep/tax.ts': "import '../../lines/price.ts';\n",
    });
    expect(cycles.map(toKey)).toEqual(['libs/shop/src/cart: lines, totals']);
  });

  test('does not count a dynamic import, a test, a file beside the folders or a folder for tests', () => {
    const there = { 'cart/cart.ts': "import '../money/format.ts';\n" };
    expect(find({ ...there, 'money/format.ts': "export const load = () => import('../cart/cart.ts');\n" })).toEqual([]);
    expect(find({ ...there, 'money/format.ts': '', 'money/format.test.ts': "import '../cart/cart.ts';\n" })).toEqual(
      [],
    );
    expect(
      find({ ...there, 'money/format.ts': "import '../shop.ts';\n", 'shop.ts': "import './cart/cart.ts';\n" }),
    ).toEqual([]);
    expect(
      find({ ...there, 'money/format.ts': '', 'money/testing/money.ts': "import '../../cart/cart.ts';\n" }),
    ).toEqual([]);
  });
});
