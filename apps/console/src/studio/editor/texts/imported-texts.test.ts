import { expect, it } from 'vitest';
import { readImportedTexts } from './imported-texts.ts';
import { toTextRows } from './text-rows.ts';
import { readTextsCsv, toTextsCsv } from './texts-csv.ts';

const rows = toTextRows({ texts: { EN: { 'shell:title': 'Own title', 'shell:gone': 'Old' } } }, 'EN', [
  { key: 'shell:title', text: 'Title' },
  { key: 'shell:hello', text: 'Hello {name}' },
  { key: 'shell:games_one', text: '{count} game' },
]);
const importCsv = async (csv: string) => readImportedTexts('EN', rows, (await readTextsCsv(csv)) ?? []);
const toChange = (key: string, to: string | null) => ({ path: ['document', 'texts', 'EN', key], to });

it('imports quotes, line breaks and text from right to left, and removes what is empty', async () => {
  const { changes, rejected } = await importCsv(
    'key,default,text\nshell:title,Title,\nshell:hello,Hello,"مرحبًا ""{name}""\r\n أهلًا"\nshell:games_one,,One game\n',
  );
  expect(rejected).toEqual([]);
  expect(changes).toEqual([
    toChange('shell:title', null),
    toChange('shell:hello', 'مرحبًا "{name}" أهلًا'),
    toChange('shell:games_one', 'One game'),
  ]);
});

it.each([
  ['an unknown key', 'shell:nothing,,x', 'unknown'],
  ['a broken placeholder', 'shell:hello,,Hi {nmae}', 'added'],
  ['a placeholder that is not closed', 'shell:hello,,Hi {name', 'missing'],
  ['a formula', 'shell:hello,,"=HYPERLINK(""http://x"",""{name}"")"', 'formula'],
  ['a comma outside of quotation marks', 'shell:hello,,Hi {name}, welcome', 'cells'],
  ['a quotation mark that is not closed', 'shell:hello,,"Hi {name}', 'quotes'],
  ['a line that ends early', 'shell:title,Title', 'cut'],
  ['a text without a key', ',,Hi', 'noKey'],
  ['a text that is too long', `shell:title,,${'x'.repeat(401)}`, 'long'],
  ['HTML', 'shell:title,,<b>Title</b>', 'characters'],
  ['a file that is not in UTF-8', 'shell:title,,T\u{fffd}tulo', 'characters'],
])('rejects %s with its line, and changes nothing', async (_, line, reason) => {
  expect(await importCsv(`key,default,text\n\nshell:gone,"a\nb",Old\n${line}`)).toEqual({
    changes: [],
    rejected: [expect.objectContaining({ line: 5, reason })],
  });
});

it('rejects another text for a key that only the brand has, and removes its text', async () => {
  const { changes, rejected } = await importCsv('key,text\nshell:gone,New');
  expect([changes, rejected]).toEqual([[], [{ line: 2, key: 'shell:gone', reason: 'unknown' }]]);
  expect((await importCsv('key,text\nshell:gone,')).changes).toEqual([toChange('shell:gone', null)]);
});

it('imports the first of two lines with the same key, and rejects the other one', async () => {
  const { changes, rejected } = await importCsv('key,text\nshell:title,One\nshell:title,One\nshell:title,Two');
  expect(changes).toEqual([toChange('shell:title', 'One')]);
  expect(rejected).toEqual([{ line: 4, key: 'shell:title', reason: 'repeated' }]);
});

it('changes nothing when an exported file is imported as it is', async () => {
  expect(await importCsv(await toTextsCsv(rows))).toEqual({ changes: [], rejected: [] });
});

it('accepts semicolons, and columns in another order', async () => {
  expect((await importCsv('text;key\nOther;shell:title')).changes).toEqual([toChange('shell:title', 'Other')]);
});

it('writes no cell that a spreadsheet would execute, and reads it back', async () => {
  const csv = await toTextsCsv([{ key: 'shell:title', text: '=1+1', own: '+bonus' }]);
  expect(csv).not.toMatch(/[",\n][=+]/);
  expect(await readTextsCsv(csv)).toEqual([{ line: 2, key: 'shell:title', own: '+bonus' }]);
});

it.each(['', 'name;text\nx;y', '{"a":1}'])('returns undefined for a file without the columns: %j', async (text) => {
  expect(await readTextsCsv(text)).toBeUndefined();
});
