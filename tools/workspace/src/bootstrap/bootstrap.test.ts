import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outdated } from './installed.mjs';
import { isAccepted } from './node-version.mjs';

const lock = {
  '': {},
  'libs/ui': { version: '0.0.0' },
  'node_modules/@livery/ui': { link: true },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const installed = { 'node_modules/@livery/ui': { link: true }, 'node_modules/react': { version: '19.3.1' } };

test('reports all packages as outdated on a fresh clone', () => {
  expect(outdated(lock, undefined)).toEqual(['node_modules/@livery/ui', 'node_modules/react']);
});

test('accepts installed packages, and missing packages of other platforms', () => {
  expect(outdated(lock, installed)).toEqual([]);
});

test('detects a changed version', () => {
  expect(outdated({ ...lock, 'node_modules/react': { version: '19.3.2' } }, installed)).toEqual(['node_modules/react']);
});

test.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.0', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['23.1.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s', (version, accepted) => {
  expect(isAccepted(version)).toBe(accepted);
});

test('accepts the Node versions of package.json', () => {
  const { engines } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
  expect(engines.node).toBe('^20.19.0 || ^22.13.0 || >=24.0.0');
});
