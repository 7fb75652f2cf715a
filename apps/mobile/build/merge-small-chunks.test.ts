import { expect, test } from 'vitest';
import { extractFeatureConditions } from './feature-conditions.ts';
import { mergeSmallChunks } from './merge-small-chunks.ts';

const manifest = (flag?: string, access = 'member') =>
  `export const it = defineFeature({ id: 'it', access: '${access}', ${flag ? `flag: '${flag}',` : ''} menu: [{ flag: 'ELSE' }] });`;

test.each([
  [manifest(), ['']],
  [manifest('MAILCEN'), ['MAILCEN']],
  [manifest('COMM3', 'agent'), ['agent+COMM3']],
  [manifest(undefined, 'agent'), ['agent']],
  [`${manifest('A')}${manifest('B').replace('it', 'other')}`, ['A', 'B']],
  ["const one = (flag) => defineFeature({ id: 'it', access: 'member', flag });", ['libs/x/x.feature.ts']],
])('reads the conditions of %s', (code, conditions) => {
  expect(extractFeatureConditions('libs/x/x.feature.ts', code)).toEqual(conditions);
});

interface Module {
  readonly imports?: readonly string[];
  readonly lazyImports?: readonly string[];
  readonly code?: string;
}

/** A sample app with three features: one for every brand and two that depend on flags. */
const app: Readonly<Record<string, Module>> = {
  main: { imports: ['react', 'a.feature.ts', 'b.feature.ts', 'c.feature.ts'] },
  react: { code: 'x'.repeat(9999) },
  'a.feature.ts': { lazyImports: ['a1', 'a2', 'a3'], code: manifest() },
  'b.feature.ts': { lazyImports: ['b1', 'b2'], code: manifest('B') },
  'c.feature.ts': { lazyImports: ['c1'], code: manifest('C') },
  a1: { imports: ['icon', 'tag', 'large', 'above'] },
  a2: { imports: ['icon', 'tag', 'large', 'above'] },
  a3: { imports: ['icon', 'tag'] },
  b1: { imports: ['icon', 'only-b', 'b-or-c'] },
  b2: { imports: ['only-b'] },
  c1: { imports: ['b-or-c'] },
  icon: { imports: ['react'] },
  tag: {},
  large: { code: 'x'.repeat(9999) },
  above: { imports: ['large'] },
  'only-b': {},
  'b-or-c': {},
};
const getInfo = (id: string) => ({
  importedIds: [...(app[id]?.imports ?? [])],
  dynamicallyImportedIds: [...(app[id]?.lazyImports ?? [])],
  code: app[id]?.code ?? '',
});
const assigned = ['main', 'react', 'a.feature.ts', 'b.feature.ts', 'c.feature.ts'];
const groups = mergeSmallChunks('main', getInfo, (id) => assigned.includes(id));

test('merges small modules that the same brands ship', () => {
  expect(groups.get('icon')).toBeDefined();
  expect(groups.get('icon')).toBe(groups.get('tag'));
});

test('separates modules of different flags', () => {
  const [always, b, either] = [groups.get('icon'), groups.get('only-b'), groups.get('b-or-c')];
  expect(new Set([always, b, either]).size).toBe(3);
});

test.each(['main', 'react', 'a1', 'large', 'above'])('does not merge %s', (id) => {
  expect(groups.has(id)).toBe(false);
});
