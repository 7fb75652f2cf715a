import { applyOperation, createContent } from '@livery/drafts/content';
import { expect, it } from 'vitest';
import { diffDocuments } from '../model/diff-documents.ts';
import { parseJson } from './parse-json.ts';

it.each([
  ['{\n  "name": "Aurora",\n}', 3],
  ['{\n  "name": Aurora\n}', 2],
  ['{ "name": "Aurora"', 1],
  ['', 1],
])('says in which line a text stops being JSON: %j', (text, line) => {
  expect(parseJson(text)).toMatchObject({ line, cause: expect.any(String) });
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
