import { expect, test } from 'vitest';
import { appendToArray, insertAfterLast } from './insert.ts';

test('inserts a line after the last one of its kind', () => {
  expect(insertAfterLast('import a;\nimport b;\n\nconst c = 1;\n', /^import /, 'import d;')).toBe(
    'import a;\nimport b;\nimport d;\n\nconst c = 1;\n',
  );
  expect(insertAfterLast('const c = 1;\n', /^import /, 'import d;')).toBe('import d;\nconst c = 1;\n');
});

test('appends an entry to an array on one line', () => {
  expect(appendToArray('export const all: readonly Feature[] = [a, b];', /export const all\b/, 'c')).toBe(
    'export const all: readonly Feature[] = [a, b, c];',
  );
  expect(appendToArray('export const all: readonly Feature[] = [];', /export const all\b/, 'c')).toBe(
    'export const all: readonly Feature[] = [c];',
  );
});

test('appends an entry to an array on many lines', () => {
  expect(appendToArray('export const all = [\n  a,\n  b,\n];\n', /export const all\b/, 'c')).toBe(
    'export const all = [\n  a,\n  b,\n  c,\n];\n',
  );
});

test('names a missing array', () => {
  expect(() => appendToArray('', /export const all\b/, 'c')).toThrow('all');
});
