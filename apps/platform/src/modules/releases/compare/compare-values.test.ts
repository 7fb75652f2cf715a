import { expect, it } from 'vitest';
import { readFixtureBrand } from '../../../testing/releases/release-tools.ts';
import { compareImages, compareValues } from './compare-values.ts';

const { text } = await readFixtureBrand();
type Fields = Record<string, unknown>;
const change = (edit: (document: Fields) => void): string => {
  const document = JSON.parse(text) as Fields;
  edit(document);
  return JSON.stringify(document);
};

it('finds no change in the same document, whatever the order of its keys', () => {
  const document = JSON.parse(text) as Fields;
  expect(compareValues(text, JSON.stringify(Object.fromEntries(Object.entries(document).reverse())))).toEqual([]);
});

it('finds no change when a default is written out', () => {
  expect(
    compareValues(
      text,
      change((document) => (document.copyrightYear = 2025)),
    ),
  ).toEqual([]);
});

it('names a changed value by its section and its path', () => {
  const after = change((document) => (document.name = 'Other'));
  expect(compareValues(text, after)).toEqual([
    {
      section: 'name',
      path: 'name',
      language: null,
      title: null,
      before: JSON.stringify((JSON.parse(text) as Fields).name),
      after: '"Other"',
    },
  ]);
});

it('names the language of a text, and reports that it was absent before', () => {
  const after = change((document) => (document.texts = { EN: { 'shell:brand.tagline': 'Play' } }));
  expect(compareValues(text, after)).toEqual([
    expect.objectContaining({ section: 'texts', language: 'EN', before: null, after: '"Play"' }),
  ]);
});

it('explains a flag by its title', () => {
  const after = change((document) => (document.flags = { ...(document.flags as Fields), DEPOSIT: false }));
  expect(compareValues(text, after)).toContainEqual(
    expect.objectContaining({ path: 'flags.DEPOSIT', title: 'Deposit', before: 'true', after: 'false' }),
  );
});

it('compares a list of plain values as one value', () => {
  const [before, after] = [['EN', 'ES'], ['EN']].map((languages) =>
    change((document) => (document.languages = languages)),
  ) as [string, string];
  expect(compareValues(before, after)).toEqual([
    expect.objectContaining({ path: 'languages', before: '["EN","ES"]', after: '["EN"]' }),
  ]);
});

it('compares a document that the schema of today rejects as it is written', () => {
  const after = change((document) => (document.colour = 'red'));
  expect(compareValues(text, after)).toEqual([
    expect.objectContaining({ section: 'colour', before: null, after: '"red"' }),
  ]);
});

it('lists images that were added, replaced and removed', () => {
  const image = (path: string, hash: string) => ({ path, hash, size: 1 });
  const before = { text, assets: [image('logo.svg', 'a'), image('old.png', 'b')] };
  const after = { text, assets: [image('logo.svg', 'c'), image('new.png', 'd')] };
  expect(compareImages(before, after)).toEqual([
    { path: 'logo.svg', before: 'a', after: 'c' },
    { path: 'old.png', before: 'b', after: null },
    { path: 'new.png', before: null, after: 'd' },
  ]);
});
