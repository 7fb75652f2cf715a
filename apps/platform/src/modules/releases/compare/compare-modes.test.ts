import { expect, it } from 'vitest';
import { readFixtureBrand } from '../../../testing/releases/release-tools.ts';
import { findChangedOtherMode } from './compare-modes.ts';

const { text } = await readFixtureBrand();
const usual = (JSON.parse(text) as { readonly theme: { readonly mode: string } }).theme;
const other = usual.mode === 'dark' ? 'light' : 'dark';
const colors = { accent: '#2cbfbb', page: '#0f1b1c', jackpot: '#f0c05a' };

/** Creates a version of the fixture brand with changes in its theme. `logo` is the hash of the logo of the other mode. */
const createVersion = (theme: object, logo = 'a') => ({
  text: JSON.stringify({ ...(JSON.parse(text) as object), theme: { ...usual, ...theme } }),
  assets: [{ path: 'plenty/logo-other.svg', hash: logo, size: 1 }],
});

it('names the other mode if only its colours differ', () => {
  const before = createVersion({ alternate: colors });
  expect(findChangedOtherMode(before, createVersion({ alternate: { ...colors, accent: '#40d0cc' } }))).toBe(other);
  expect(findChangedOtherMode(before, before)).toBeNull();
});

it('names no mode if only the usual colours differ, or the brand has one mode', () => {
  const [before, after] = [{ alternate: colors }, { alternate: colors, accent: '#0b7d83' }].map((theme) =>
    createVersion(theme),
  );
  expect(findChangedOtherMode(before!, after!)).toBeNull();
  expect(findChangedOtherMode(createVersion({}), createVersion({ accent: '#0b7d83' }))).toBeNull();
});

it('names a mode that was added or removed', () => {
  const [one, both] = [createVersion({}), createVersion({ alternate: colors })];
  expect([findChangedOtherMode(one, both), findChangedOtherMode(both, one)]).toEqual([other, other]);
});

it('names the other mode if the file of its logo was replaced', () => {
  const theme = { alternate: { ...colors, logo: 'plenty/logo-other.svg' } };
  expect(findChangedOtherMode(createVersion(theme), createVersion(theme, 'b'))).toBe(other);
});

it('names no mode if the schema of today rejects a document', () => {
  const before = createVersion({ alternate: colors });
  expect(findChangedOtherMode(before, createVersion({ alternate: { page: '#000000' } }))).toBeNull();
});
