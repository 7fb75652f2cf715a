import { applyOperation, createContent } from '@livery/drafts/content';
import { expect, it } from 'vitest';
import { diffDocuments } from '../model/diff-documents.ts';
import type { Change } from '../model/brand-document.ts';
import { findConflicts } from './find-conflicts.ts';
import { parseJson } from './parse-json.ts';

it.each([
  ['{\n  "name": "Aurora",\n}', 3],
  ['{\n  "name": Aurora\n}', 2],
  ['{ "name": "Aurora"', 1],
  ['', 1],
])('reports the line in which a text stops being JSON: %j', (text, line) => {
  expect(parseJson(text)).toMatchObject({ line, cause: expect.any(String) });
});

it('names the line of a key that no document may have, but not of such a value', () => {
  expect(parseJson('{\n  "a": {"__proto__": {"x": 1}}\n}')).toEqual({ limit: 'forbiddenKey', line: 2, column: 9 });
  expect(parseJson('{"\\u005f_proto__": 1}')).toMatchObject({ limit: 'forbiddenKey' });
  expect(parseJson('{"name": "constructor", "prototypes": 1}')).toHaveProperty('value');
});

it.each([
  ['objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['arrays', '[\n'.repeat(10_000) + ']'.repeat(10_000)],
  ['arrays without an end', '['.repeat(10_000)],
])('rejects 10,000 levels of %s', (_, text) => {
  expect(parseJson(text)).toMatchObject({ limit: 'levels' });
});

it('rejects a text of more than 256 kB', () => {
  expect(parseJson(`{"a":"${'é'.repeat(128 * 1024)}"}`)).toEqual({ limit: 'size', line: 1, column: 1 });
});

it('finds the changes of values that another person has changed meanwhile', () => {
  const base = { name: 'Aurora', theme: { accent: '#fff', radius: 6 } };
  const change = (to: unknown, ...path: string[]) => ({ path: ['document', ...path], to }) as Change;
  const changes = [change('Boreal', 'name'), change(8, 'theme', 'radius'), change('#000', 'theme', 'accent')];
  expect(findConflicts(changes, base, base)).toEqual([]);
  const current = { name: 'Cassini', theme: { radius: 8, accent: '#fff' } };
  expect(findConflicts(changes, base, current)).toEqual([changes[0]]);
  expect(findConflicts([change(null, 'name')], base, current)).toHaveLength(1);
});

it.each(['[]', '7', 'null', '"text"'])('accepts only an object: %s', (text) => {
  expect(parseJson(text)).toMatchObject({ line: 1, column: 1 });
});

it.each([
  [{ name: 'Aurora' }, { name: 'Boreal' }],
  [{ theme: { accent: '#fff', radius: 6 } }, { theme: { accent: '#fff' } }],
  [{ gateway: 'x' }, { gateway: { origin: 'x' } }],
  [{ gateway: { origin: 'x' } }, { gateway: 'x' }],
  [{ domains: ['a.example'] }, { domains: ['b.example', 'a.example'] }],
  [{ texts: { EN: { 'shell:a.b': 'x' } } }, {}],
])('turns %j into %j by changes of single values', (from, to) => {
  const changes = diffDocuments(from, to);
  const content = changes.reduce(
    (current, change) => applyOperation(current, change).content,
    createContent(JSON.stringify(from), []),
  );
  expect(content.document).toEqual(to);
});

it('changes nothing in an equal document', () => {
  const document = { name: 'Aurora', domains: ['a.example'] };
  expect(diffDocuments(document, structuredClone(document))).toEqual([]);
});
