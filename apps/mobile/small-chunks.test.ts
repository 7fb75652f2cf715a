import { expect, test } from 'vitest';
import { conditionsIn } from './manifest-conditions.ts';
import { smallChunks } from './small-chunks.ts';

const manifest = (flag?: string, access = 'member') =>
  `export const it = defineFeature({ id: 'it', access: '${access}', ${flag ? `flag: '${flag}',` : ''} menu: [{ flag: 'ELSE' }] });`;

test.each([
  [manifest(), ['']],
  [manifest('MAILCEN'), ['MAILCEN']],
  [manifest('COMM3', 'agent'), ['agent+COMM3']],
  [manifest(undefined, 'agent'), ['agent']],
  [`${manifest('A')}${manifest('B').replace('it', 'other')}`, ['A', 'B']],
  ["const one = (flag) => defineFeature({ id: 'it', access: 'member', flag });", ['libs/x/x.feature.ts']],
])('what %s hangs on', (code, conditions) => {
  expect(conditionsIn('libs/x/x.feature.ts', code)).toEqual(conditions);
});

interface Module {
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
  readonly code?: string;
}

/** An app of three features: one for every brand, two behind flags. */
const app: Readonly<Record<string, Module>> = {
  main: { imports: ['react', 'a.feature.ts', 'b.feature.ts', 'c.feature.ts'] },
  react: { code: 'x'.repeat(9999) },
  'a.feature.ts': { later: ['a1', 'a2', 'a3'], code: manifest() },
  'b.feature.ts': { later: ['b1', 'b2'], code: manifest('B') },
  'c.feature.ts': { later: ['c1'], code: manifest('C') },
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
const infoOf = (id: string) => ({
  importedIds: [...(app[id]?.imports ?? [])],
  dynamicallyImportedIds: [...(app[id]?.later ?? [])],
  code: app[id]?.code ?? '',
});
const placed = ['main', 'react', 'a.feature.ts', 'b.feature.ts', 'c.feature.ts'];
const groups = smallChunks('main', infoOf, (id) => placed.includes(id));

test('small modules that the same brands ship are one file', () => {
  expect(groups.get('icon')).toBeDefined();
  expect(groups.get('icon')).toBe(groups.get('tag'));
});

test('what only a flag brings is in no file with what it does not', () => {
  const [always, b, either] = [groups.get('icon'), groups.get('only-b'), groups.get('b-or-c')];
  expect(new Set([always, b, either]).size).toBe(3);
});

test.each(['main', 'react', 'a1', 'large', 'above'])('%s stays where it was', (id) => {
  expect(groups.has(id)).toBe(false);
});
