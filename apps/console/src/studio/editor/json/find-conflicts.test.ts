import { nullLeaf } from '@livery/drafts/json';
import { expect, it } from 'vitest';
import type { Change } from '../model/brand-document.ts';
import { findConflicts } from './find-conflicts.ts';

const path = ['document', 'minimumAge'];
const find = (to: Change['to'], base: object, current: object) =>
  findConflicts([{ path, to }], { ...base }, { ...current }).length;

it('a change conflicts only with a change of the same value', () => {
  expect(find(21, { minimumAge: 18 }, { minimumAge: 19 })).toBe(1);
  expect(find(21, { minimumAge: 18 }, { minimumAge: 18, name: 'New' })).toBe(0);
  expect(find(21, { minimumAge: 18 }, { minimumAge: 21 })).toBe(0);
});

it('a value that another person has removed conflicts, but not with its removal', () => {
  expect(find(21, { minimumAge: 18 }, {})).toBe(1);
  expect(find(null, { minimumAge: 18 }, {})).toBe(0);
});

it('null and an absent value differ', () => {
  expect(find(21, {}, { minimumAge: null })).toBe(1);
  expect(find(null, { minimumAge: 18 }, { minimumAge: null })).toBe(1);
  expect(find(nullLeaf, { minimumAge: 18 }, { minimumAge: null })).toBe(0);
  expect(find(nullLeaf, { minimumAge: 18 }, {})).toBe(1);
});
