import { expect, test } from 'vitest';
import { mergeTextOverrides } from './merge-overrides.ts';

const texts = { shell: { brand: { tagline: 'Play' }, title: 'Home' }, games: {} };

test("replaces a shared text with the brand's text, and nothing else", () => {
  expect(mergeTextOverrides(texts, { 'shell:brand.tagline': 'Every night has its star.' })).toEqual({
    shell: { brand: { tagline: 'Every night has its star.' }, title: 'Home' },
    games: {},
  });
});

test('adds a text that the shared ones lack', () => {
  expect(mergeTextOverrides(texts, { 'games:new.deep.key': 'New' })).toMatchObject({
    games: { new: { deep: { key: 'New' } } },
  });
});

test('skips a text of a namespace that is not in the page', () => {
  expect(mergeTextOverrides(texts, { 'agent:title': 'Agents' })).toEqual(texts);
});
