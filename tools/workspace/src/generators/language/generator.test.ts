import { expect, test } from 'vitest';
import { createVirtualWorkspace, getChangedFiles, getTypeErrors } from '../virtual-workspace.ts';
import language from './generator.ts';

const polish = { code: 'PL', tag: 'pl', name: 'Polski', flag: 'PL' };

test('adds a language with its texts and their plural forms, which compiles', async () => {
  const tree = createVirtualWorkspace();
  await language(tree, polish);
  const namespaces = tree.children('libs/kit/locales/EN');
  const games = getChangedFiles(tree).filter((path) => path.startsWith('apps/provider/'));
  expect(games.length).toBeGreaterThan(10);
  expect(games.every((path) => path.endsWith('/locales/PL.json'))).toBe(true);
  expect(getChangedFiles(tree)).toEqual(
    [
      ...games,
      'apps/platform/src/core/text/locales/PL.json',
      'docs/languages/README.md',
      'docs/languages/pl.md',
      'libs/demo/src/locales/PL.json',
      'libs/merchant/src/language-table.ts',
      'libs/merchant/src/licence/forbidden-claims.ts',
      'libs/ui/src/language-list/flags.ts',
      ...namespaces.map((file) => `libs/kit/locales/PL/${file}`),
    ].sort(),
  );
  expect(tree.read('libs/merchant/src/language-table.ts', 'utf8')).toContain(
    "  PL: { bcp47: 'pl', name: 'Polski', flag: 'PL' },\n}",
  );
  const texts = JSON.parse(tree.read('libs/kit/locales/PL/games.json', 'utf8') ?? '') as { games: object };
  expect(Object.keys(texts.games).filter((key) => key.startsWith('end_'))).toEqual([
    'end_few',
    'end_many',
    'end_one',
    'end_other',
  ]);
  expect(tree.read('docs/languages/pl.md', 'utf8')).toContain('# Polish (PL, `pl`)');
  expect(tree.read('docs/languages/README.md', 'utf8')).toMatch(
    /^\| NE \|.*\n\| PL \| Polish \| \[pl\.md\]\(pl\.md\) \|\n\| PT \|/m,
  );
  expect(getTypeErrors(tree)).toEqual([]);
});

test('adds the direction and the line height of a script', async () => {
  const tree = createVirtualWorkspace();
  await language(tree, { code: 'PS', tag: 'ps', name: 'پښتو', flag: 'AF', lineHeight: 1.6 });
  expect(tree.read('libs/merchant/src/language-table.ts', 'utf8')).toContain(
    "  PS: { bcp47: 'ps', name: 'پښتو', flag: 'AF', dir: 'rtl', lineHeight: 1.6 },",
  );
  expect(tree.read('libs/ui/src/base/writing-systems.css', 'utf8')).toContain(
    '  :lang(ps) {\n    --leading: 1.6;\n  }\n',
  );
});

test('keeps a flag that is there already', async () => {
  const tree = createVirtualWorkspace();
  await language(tree, { ...polish, flag: 'GB' });
  expect(getChangedFiles(tree)).not.toContain('libs/ui/src/language-list/flags.ts');
});

test.each([
  ['a code that exists', { code: 'TH' }, /exists/],
  ['a code that is not two letters', { code: 'pol' }, /two upper-case letters/],
  ['a tag that is malformed', { tag: 'x_y' }, /x_y/],
  ['a tag without plural rules', { tag: 'qqq' }, /no plural rules/],
  ['a name that would end the text', { name: "P'" }, /apostrophe/],
])('rejects %s', async (_, change, message) => {
  await expect(language(createVirtualWorkspace(), { ...polish, ...change })).rejects.toThrow(message);
});
