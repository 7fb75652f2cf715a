import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCanonicalJson } from './canonical-json.ts';

it('sorts the keys and writes no white space', () => {
  expect(toCanonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
});

it('writes numbers and texts as RFC 8785 shows them', () => {
  expect(toCanonicalJson([333333333.3333333, 1e30, 4.5, 0.002, 1e-27, -0])).toBe(
    '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
  );
  expect(toCanonicalJson('€$\u000f\nA\'B"\\\\"/')).toBe(String.raw`"€$\u000f\nA'B\"\\\\\"/"`);
});

it('leaves out fields that are undefined', () => {
  expect(toCanonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
});

it('writes each value so that it is read again as the same text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = toCanonicalJson(value);
      expect(toCanonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});
