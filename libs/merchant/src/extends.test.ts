import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inheritFrom,
  isBaseName,
  isValidBaseName,
  ownPaths,
  readExtends,
  resolveBrand,
  toInherited,
} from './extends.ts';

describe('inheritance', () => {
  it('merges objects by key and keeps what the brand does not set', () => {
    expect(
      inheritFrom(
        { theme: { mode: 'dark', accent: '#111111', font: { body: 'lora' } } },
        { theme: { accent: '#222222' } },
      ),
    ).toEqual({ theme: { mode: 'dark', accent: '#222222', font: { body: 'lora' } } });
  });

  it('replaces lists as a whole', () => {
    expect(inheritFrom({ languages: ['EN', 'ES'] }, { languages: ['TY'] })).toEqual({ languages: ['TY'] });
  });

  it('removes a value, or a whole object, with null', () => {
    const base = { theme: { page: '#000000', accent: '#111111' }, jackpot: { base: 1 } };
    expect(inheritFrom(base, { theme: { page: null }, jackpot: null })).toEqual({ theme: { accent: '#111111' } });
  });

  it('has no object whose values are all removed', () => {
    const base = { jackpot: { base: 1, drawAt: '21:00' }, code: 'x' };
    expect(inheritFrom(base, { jackpot: { base: null, drawAt: null } })).toEqual({});
    expect(inheritFrom({ flags: {} }, {})).toEqual({ flags: {} });
  });

  it('removes nothing with null where the base has nothing', () => {
    expect(inheritFrom({}, { theme: { page: null, accent: '#111111' }, jackpot: null })).toEqual({
      theme: { accent: '#111111' },
    });
  });

  it('replaces an object by another kind of value, and the other way round', () => {
    expect(inheritFrom({ jackpot: { base: 1 }, name: 'x', gateway: 'y' }, { jackpot: 3 })).toEqual({ jackpot: 3 });
    expect(inheritFrom({ theme: 'dark' }, { theme: { mode: 'light' } })).toEqual({ theme: { mode: 'light' } });
  });

  it('leaves out texts of the base in languages that the brand does not have, but not its own', () => {
    const base = {
      languages: ['EN', 'VI'],
      texts: { EN: { 'a:b': 'x' }, VI: { 'a:b': 'y' } },
      assets: { hero: { image: 'a.svg', alt: { VI: 'z' } } },
    };
    expect(resolveBrand(base, { languages: ['EN'], texts: { ES: { 'a:b': 'w' } } })).toEqual({
      languages: ['EN'],
      texts: { EN: { 'a:b': 'x' }, ES: { 'a:b': 'w' } },
      assets: { hero: { image: 'a.svg' } },
    });
    expect(resolveBrand({ texts: { VI: {} } }, {})).toEqual({ texts: { VI: {} } });
  });

  it('never inherits what identifies a brand', () => {
    const base = {
      $schema: './merchant.schema.json',
      extends: 'latam.base',
      code: 'base',
      name: 'Base',
      domains: ['base.example'],
      gateway: 'https://gateway.example',
      site: { security: { contact: 'mailto:a@example.com' }, androidApps: [], iosApps: [], indexed: false },
    };
    expect(inheritFrom(base, { code: 'child', name: 'Child' })).toEqual({
      code: 'child',
      name: 'Child',
      site: { indexed: false },
    });
    expect(ownPaths.every(([first]) => first === 'site' || !((first as string) in toInherited(base)))).toBe(true);
  });

  it('returns the own document for any base that has the same values', () => {
    const document = fc.dictionary(
      fc.constantFrom('theme', 'layout', 'flags', 'currency'),
      fc.oneof(fc.string(), fc.array(fc.integer()), fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer())),
    );
    fc.assert(
      fc.property(document, document, (own, base) => {
        expect(inheritFrom(own, own)).toEqual(own);
        expect(inheritFrom({}, own)).toEqual(own);
        expect(inheritFrom(inheritFrom(base, own), own)).toEqual(inheritFrom(base, own));
      }),
    );
  });

  it('does not touch the prototype of an object', () => {
    const own = JSON.parse('{"theme":{"__proto__":{"polluted":true}}}') as Record<string, unknown>;
    inheritFrom({ theme: { mode: 'dark' } }, own);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('the name of a base', () => {
  it('is the code of a brand or the name of a base file', () => {
    expect(['lualoc', 'latam.base', 'a'].every(isValidBaseName)).toBe(true);
    expect(['', '../lualoc', 'lualoc.json', 'Lualoc', 'a/b', '.base', 'a.base.base'].some(isValidBaseName)).toBe(false);
    expect([isBaseName('latam.base'), isBaseName('lualoc')]).toEqual([true, false]);
  });

  it('is read only if it is a text of the document itself', () => {
    expect(readExtends({ extends: 'lualoc' })).toBe('lualoc');
    expect([{ extends: 3 }, {}, null, [], 'extends', Object.create({ extends: 'x' })].map(readExtends)).toEqual(
      Array(6).fill(undefined),
    );
  });
});
