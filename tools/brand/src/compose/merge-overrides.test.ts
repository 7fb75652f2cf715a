import { expect, test } from 'vitest';
import { mergeTextOverrides } from './merge-overrides.ts';

const texts = { shell: { brand: { tagline: 'Play' }, title: 'Home' }, games: {} };

test('a text of the brand stands in place of the shared one, and nothing else moves', () => {
  expect(mergeTextOverrides(texts, { 'shell:brand.tagline': 'Every night has its star.' })).toEqual({
    shell: { brand: { tagline: 'Every night has its star.' }, title: 'Home' },
    games: {},
  });
});

test('a text that the shared ones lack is added', () => {
  expect(mergeTextOverrides(texts, { 'games:new.deep.key': 'New' })).toMatchObject({
    games: { new: { deep: { key: 'New' } } },
  });
});

test('a text of a namespace that is not in the page is left for later', () => {
  expect(mergeTextOverrides(texts, { 'agent:title': 'Agents' })).toEqual(texts);
});
