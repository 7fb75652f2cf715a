import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyBatch, type BatchError } from './apply-batch.ts';
import {
  applyOperation,
  type BatchObjects,
  createContent,
  type DraftChange,
  type DraftContent,
  getLeaf,
  listAssets,
  parseDocument,
  toText,
} from './content.ts';
import { nullLeaf } from './json.ts';
import { DraftError, type DraftErrorReason } from './draft-error.ts';

const base = '{ "code": "plenty",\n  "theme": { "accent": "#c00", "page": "#fff" }, "languages": ["EN"], "flags": {} }';
const hash = 'a'.repeat(64);

const apply = (...changes: readonly DraftChange[]) =>
  changes.reduce((content, change) => applyOperation(content, change).content, createContent(base, []));

const getReason = (run: () => unknown): DraftErrorReason | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof DraftError) return error.reason;
    throw error;
  }
};

describe('the content of a draft', () => {
  it('has exactly the text that it began with until a value changes', () => {
    expect(toText(createContent(base, []))).toBe(base);
    const accent = ['document', 'theme', 'accent'];
    expect(toText(apply({ path: accent, to: '#00c' }, { path: accent, to: '#c00' }))).toBe(base);
    expect(toText(apply({ path: accent, to: null }, { path: accent, to: '#c00' }))).toBe(base);
  });

  it('keeps the order of the keys, also of a key that was removed and set again', () => {
    const content = apply(
      { path: ['document', 'theme', 'radius'], to: 6 },
      { path: ['document', 'theme', 'accent'], to: null },
      { path: ['document', 'theme', 'accent'], to: '#00c' },
    );
    expect(toText(content)).toBe(
      `${JSON.stringify(
        { code: 'plenty', theme: { accent: '#00c', page: '#fff', radius: 6 }, languages: ['EN'], flags: {} },
        null,
        2,
      )}\n`,
    );
  });

  it('has the value null where an operation sets it, and restores it', () => {
    const path = ['document', 'theme', 'page'];
    const removed = applyOperation(createContent(base, []), { path, to: nullLeaf });
    expect(removed.from).toBe('#fff');
    expect(JSON.parse(toText(removed.content)).theme).toEqual({ accent: '#c00', page: null });
    expect(getLeaf(removed.content, path)).toEqual(nullLeaf);
    const absent = applyOperation(removed.content, { path, to: null });
    expect(absent.from).toEqual(nullLeaf);
    expect(JSON.parse(toText(absent.content)).theme).toEqual({ accent: '#c00' });
    expect(toText(applyOperation(absent.content, { path, to: absent.from }).content)).toBe(toText(removed.content));
    expect(getReason(() => apply({ path: ['assets', 'a.svg'], to: nullLeaf }))).toBe('value');
    expect(getReason(() => apply({ path: ['document', 'theme'], to: nullLeaf }))).toBe('object');
  });

  it('creates the objects of a path, and removes an object with its last value', () => {
    const path = ['document', 'texts', 'EN', 'shell:brand.tagline'];
    const content = apply({ path, to: 'Hello' });
    expect(getLeaf(content, path)).toBe('Hello');
    expect(toText(applyOperation(content, { path, to: null }).content)).toBe(base);
  });

  it('changes an array as one value, and returns the one before', () => {
    const { content, from } = applyOperation(createContent(base, []), { path: ['document', 'languages'], to: ['VI'] });
    expect(from).toEqual(['EN']);
    expect(JSON.parse(toText(content))).toMatchObject({ languages: ['VI'] });
  });

  it('has images by their path', () => {
    const content = apply({ path: ['assets', 'plenty/logo.svg'], to: hash });
    expect(listAssets(content)).toEqual([{ path: 'plenty/logo.svg', hash }]);
    expect(listAssets(applyOperation(content, { path: ['assets', 'plenty/logo.svg'], to: null }).content)).toEqual([]);
  });

  it.each<[string, DraftChange, DraftErrorReason]>([
    ['the key __proto__', { path: ['document', '__proto__', 'isAdmin'], to: true }, 'path'],
    ['the key constructor', { path: ['document', 'constructor'], to: true }, 'path'],
    ['the key prototype', { path: ['document', 'theme', 'prototype', 'x'], to: 1 }, 'path'],
    ['a forbidden key inside an array', { path: ['document', 'x'], to: [JSON.parse('{"__proto__":1}')] }, 'path'],
    ['another root', { path: ['other', 'x'], to: 1 }, 'path'],
    ['the root itself', { path: ['document'], to: 1 }, 'path'],
    ['nine keys', { path: ['document', ...'abcdefgh'], to: 1 }, 'path'],
    ['an empty key', { path: ['document', ''], to: 1 }, 'path'],
    ['a key below an image', { path: ['assets', 'a', 'b'], to: hash }, 'path'],
    ['a value below a value', { path: ['document', 'code', 'x'], to: 1 }, 'scalar'],
    ['a value below an array', { path: ['document', 'languages', '0'], to: 'EN' }, 'scalar'],
    ['a value in place of an object', { path: ['document', 'theme'], to: 'dark' }, 'object'],
    ['the removal of an object', { path: ['document', 'theme'], to: null }, 'object'],
    ['a number above the range', { path: ['document', 'x'], to: Number.POSITIVE_INFINITY }, 'value'],
    ['the character U+0000', { path: ['document', 'x'], to: 'a\u0000' }, 'value'],
    ['half of a surrogate pair', { path: ['document', 'x'], to: '\ud800' }, 'value'],
    ['an image without a hash', { path: ['assets', 'a.png'], to: 'x' }, 'value'],
    ['deep arrays', { path: ['document', 'x'], to: JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`) }, 'size'],
  ])('rejects %s', (_, change, reason) => {
    expect(getReason(() => apply(change))).toBe(reason);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it('names the operation that makes the document too large, and applies none', () => {
    const changes = Array.from({ length: 5 }, (_, index) => ({
      path: ['document', `text${index}`],
      to: 'x'.repeat(100 * 1024),
    }));
    const options = { content: createContent(base, []), recent: [], by: 'kim', seen: 0 };
    const error = expect.objectContaining({ reason: 'size', index: 2 }) as BatchError;
    expect(() => applyBatch({ ...options, changes })).toThrow(error);
    expect(applyBatch({ ...options, changes: changes.slice(0, 2) }).applied).toHaveLength(2);
  });

  it.each<[string, string, DraftErrorReason]>([
    ['no JSON', '<script>', 'document'],
    ['an array', '[]', 'document'],
    ['null', 'null', 'document'],
    ['more than 256 kB', `{"a":"${'é'.repeat(140 * 1024)}"}`, 'size'],
    ['10,000 levels', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 'size'],
    ['the key __proto__', '{"a":{"__proto__":{}}}', 'path'],
    ['the character U+0000', '{"a":"\\u0000"}', 'value'],
  ])('rejects a document with %s', (_, text, reason) => {
    expect(getReason(() => parseDocument(text))).toBe(reason);
  });

  it('returns to the text that it began with if all changes are reversed', () => {
    const key = fc.constantFrom('code', 'theme', 'accent', 'page', 'x', 'y');
    const change = fc.record({
      path: fc.array(key, { minLength: 1, maxLength: 3 }).map((keys) => ['document', ...keys]),
      to: fc.constantFrom('a', 1, true, ['z'], null),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        let content = createContent('{"code":"plenty","theme":{"accent":"#c00"}}', []);
        const start = content;
        const reversed: DraftChange[] = [];
        for (const each of changes) {
          if (getReason(() => applyOperation(content, each))) continue;
          const { content: next, from } = applyOperation(content, each);
          content = next;
          reversed.unshift({ path: each.path, to: from });
        }
        for (const each of reversed) content = applyOperation(content, each).content;
        expect(toText(content)).toBe(toText(start));
      }),
    );
  });
});

describe('a batch of operations', () => {
  const start = createContent('{"name":"A","texts":{"EN":{"a":"1","b":"2"}},"theme":{"accent":"#fff"}}', []);
  const changes: readonly DraftChange[] = [
    { path: ['document', 'texts', 'EN', 'c'], to: '3' },
    { path: ['document', 'texts', 'EN', 'a'], to: null },
    { path: ['document', 'texts', 'AR', 'a'], to: '1' },
    { path: ['document', 'theme', 'accent'], to: null },
    { path: ['document', 'name'], to: 'A' },
    { path: ['document', 'theme', 'accent'], to: '#000' },
    { path: ['document', 'texts', 'EN', 'c'], to: '4' },
  ];

  it('has the same result as single operations, and does not change the content before it', () => {
    const before = structuredClone(start);
    const batch: BatchObjects = new WeakSet();
    const run = (each?: BatchObjects) =>
      changes.reduce<readonly [DraftContent, readonly unknown[]]>(
        ([content, from], change) => {
          const applied = applyOperation(content, change, each);
          return [applied.content, [...from, applied.from]];
        },
        [start, []],
      );
    expect(run(batch)).toEqual(run());
    expect(start).toEqual(before);
  });

  it('ends with the result of the operations before an invalid one', () => {
    const batch: BatchObjects = new WeakSet();
    const { content } = applyOperation(start, { path: ['document', 'texts', 'EN', 'c'], to: '3' }, batch);
    const before = structuredClone(content);
    for (const path of [
      ['document', 'texts'],
      ['document', 'texts', 'EN', 'c', 'd'],
      ['document', '__proto__', 'x'],
    ])
      expect(() => applyOperation(content, { path, to: 'x' }, batch)).toThrow(DraftError);
    expect(content).toEqual(before);
  });
});
