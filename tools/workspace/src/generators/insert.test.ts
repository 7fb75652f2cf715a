import { expect, test } from 'vitest';
import { appendToArray, insertAfterLast } from './insert.ts';

test('a line goes after the last one of its kind', () => {
  expect(insertAfterLast('import a;\nimport b;\n\nconst c = 1;\n', /^import /, 'import d;')).toBe(
    'import a;\nimport b;\nimport d;\n\nconst c = 1;\n',
  );
  expect(insertAfterLast('const c = 1;\n', /^import /, 'import d;')).toBe('import d;\nconst c = 1;\n');
});

test('an entry joins an array on one line', () => {
  expect(appendToArray('export const all: readonly Feature[] = [a, b];', /export const all\b/, 'c')).toBe(
    'export const all: readonly Feature[] = [a, b, c];',
  );
  expect(appendToArray('export const all: readonly Feature[] = [];', /export const all\b/, 'c')).toBe(
    'export const all: readonly Feature[] = [c];',
  );
});

test('an entry joins an array on many lines', () => {
  expect(appendToArray('export const all = [\n  a,\n  b,\n];\n', /export const all\b/, 'c')).toBe(
    'export const all = [\n  a,\n  b,\n  c,\n];\n',
  );
});

test('an array that is not there is named', () => {
  expect(() => appendToArray('', /export const all\b/, 'c')).toThrow('all');
});
