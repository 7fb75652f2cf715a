import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCodeConflict, proposeCode } from './brand-code.ts';
import { slug } from './merchant.fields.ts';

const lualoc = { code: 'lualoc', domains: ['play.luckysilk.example'] };

describe('proposeCode', () => {
  it.each([
    ['Lụa Lộc', 'lua-loc'],
    ['Đại Cát', 'dai-cat'],
    ['فیروزه‌آرا', /^[a-z0-9-]+$/],
    ['Казино Звезда', 'kazino-zvezda'],
    ['幸运星', /^[a-z0-9-]+$/],
    ['O’Malley’s 777!', 'omalleys-777'],
    ['🎰', /^[a-z0-9-]+$/],
    ['---', 'brand'],
  ])('transliterates %s', (name, expected) => {
    expect(proposeCode(name, [])).toMatch(expected);
  });

  it('adds a number to a code that is taken, reserved, or looks like another one', () => {
    expect(proposeCode('Lualoc', [lualoc])).toBe('lualoc-2');
    expect(proposeCode('Console', [])).toBe('console-2');
    expect(proposeCode('Lụa Lộc', [lualoc])).toBe('lua-loc-2');
    expect(proposeCode('Lualoc', [lualoc, { code: 'lualoc-2', domains: [] }])).toBe('lualoc-3');
  });

  it('makes a valid code from any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        expect(slug.safeParse(proposeCode(name, [lualoc])).success).toBe(true);
      }),
    );
  });
});

describe('findCodeConflict', () => {
  it.each([
    ['lualoc', { kind: 'taken', other: 'lualoc' }],
    ['lua1oc', { kind: 'confusable', other: 'lualoc' }],
    ['lua-loc', { kind: 'confusable', other: 'lualoc' }],
    ['luckysi1k', { kind: 'confusable', other: 'lualoc' }],
    ['admin', { kind: 'reserved' }],
    ['moonrise', undefined],
  ])('of %s', (code, expected) => {
    expect(findCodeConflict(code, [lualoc])).toEqual(expected);
  });
});
