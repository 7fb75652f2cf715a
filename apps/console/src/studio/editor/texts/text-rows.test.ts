import { expect, it } from 'vitest';
import { comparePlaceholders, searchRows, toTextRows } from './text-rows.ts';

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
