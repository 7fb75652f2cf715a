import { expect, it } from 'vitest';
import { comparePlaceholders, readImportedTexts, searchRows, toTextRows } from './text-rows.ts';
import { readTextsCsv, toTextsCsv } from './texts-csv.ts';

const document = { texts: { EN: { 'shell:title': 'Own title', 'shell:gone': 'Old' } } };
const defaults = [
  { key: 'shell:title', text: 'Title' },
  { key: 'shell:hello', text: 'Hello {name}' },
];
const rows = toTextRows(document, 'EN', defaults);

it('joins the texts of the app and of the brand, and shows those that the app no longer has', () => {
  expect(rows).toEqual([
    { key: 'shell:title', text: 'Title', own: 'Own title' },
    { key: 'shell:hello', text: 'Hello {name}', own: undefined },
    { key: 'shell:gone', text: undefined, own: 'Old' },
  ]);
  expect(toTextRows({ texts: 7 }, 'EN', [])).toEqual([]);
});

it('searches in keys, defaults and own texts', () => {
  expect(searchRows(rows, 'HELLO', false).map(({ key }) => key)).toEqual(['shell:hello']);
  expect(searchRows(rows, 'own', false).map(({ key }) => key)).toEqual(['shell:title']);
  expect(searchRows(rows, '', true).map(({ key }) => key)).toEqual(['shell:title', 'shell:gone']);
});

it('finds lost and unknown placeholders', () => {
  expect(comparePlaceholders({ text: 'Hello {name}', own: 'Hello {nmae}' })).toEqual({
    missing: ['{name}'],
    unknown: ['{nmae}'],
  });
  expect(comparePlaceholders({ text: 'Hello {name}', own: '{name}, hello' })).toEqual({ missing: [], unknown: [] });
});

it('imports what differs, removes what is empty, and names unknown keys', () => {
  const imported = [
    { key: 'shell:title', own: '' },
    { key: 'shell:hello', own: 'Hi {name}' },
    { key: 'shell:nothing', own: 'x' },
  ];
  expect(readImportedTexts('EN', rows, imported)).toEqual({
    changes: [
      { path: ['document', 'texts', 'EN', 'shell:title'], to: null },
      { path: ['document', 'texts', 'EN', 'shell:hello'], to: 'Hi {name}' },
    ],
    unknown: ['shell:nothing'],
  });
});

it('changes nothing when an exported file is imported as it is', async () => {
  const csv = await toTextsCsv(rows);
  const imported = await readTextsCsv(csv);
  expect(imported).toBeDefined();
  expect(readImportedTexts('EN', rows, imported ?? [])).toEqual({ changes: [], unknown: [] });
});

it('writes no cell that a spreadsheet would execute, and reads it back', async () => {
  const csv = await toTextsCsv([{ key: 'shell:title', text: '=1+1', own: '+bonus' }]);
  expect(csv).not.toMatch(/[",\n][=+]/);
  expect(await readTextsCsv(csv)).toEqual([{ key: 'shell:title', own: '+bonus' }]);
});

it.each(['', 'name;text\nx;y', '{"a":1}'])('returns undefined for a file without the columns: %j', async (text) => {
  expect(await readTextsCsv(text)).toBeUndefined();
});
