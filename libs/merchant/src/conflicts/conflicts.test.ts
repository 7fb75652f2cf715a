import { domainToASCII, domainToUnicode } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findGatewayConflict } from './gateway-conflicts.ts';
import { createNameSearch } from './name-conflicts.ts';

/** Host `lualoc.example` with a Cyrillic a, in punycode. */
const cyrillicHost = domainToASCII('lu\u0430loc.example');

describe('the gateway of a brand', () => {
  const others = [
    { code: 'lualoc', hosts: ['lualoc.example', 'lualoc.localhost'] },
    { code: 'bituinara', hosts: ['play.bituinara.example'] },
  ];

  it.each([
    ['https://lualoc.example', 'same', 'lualoc'],
    ['https://lualoc.example:8443', 'same', 'lualoc'],
    ['http://lualoc.localhost:4200', 'same', 'lualoc'],
    ['https://api.lualoc.example', 'below', 'lualoc'],
    ['https://lua1oc.example', 'confusable', 'lualoc'],
    ['https://api.lua1oc.example', 'confusable', 'lualoc'],
    [`https://${cyrillicHost}`, 'confusable', 'lualoc'],
    ['https://play.b1tuinara.example', undefined, undefined],
    ['https://play.bituinara.example', 'same', 'bituinara'],
    ['https://bituinara.example', undefined, undefined],
    ['https://notlualoc.example', undefined, undefined],
    ['', undefined, undefined],
  ])('finds for the gateway %s the conflict %s with the brand %s', (gateway, kind, code) => {
    const conflict = findGatewayConflict(gateway, others, domainToUnicode);
    expect([conflict?.kind, conflict?.other.code]).toEqual([kind, code]);
  });
});

describe('the name of a brand', () => {
  const findConflict = createNameSearch([
    { code: 'bituinara', name: 'Bituinara' },
    { code: 'lualoc', name: 'Lụa Lộc' },
    { code: 'firuzara', name: 'فیروزارا' },
  ]);

  it.each([
    'Bituinara',
    'BITUINARA',
    'Bituınara',
    'B\u0456tuinara',
    '\u0392ituinara',
    '\u0392\u0406TUINARA',
    'Bituin\u0430r\u0430',
    'Bituinara!',
    'Bi tu in ara',
    'Ｂituinara',
    'Bitúinara',
  ])('%s looks like that of another brand', (name) => {
    expect(findConflict({ code: 'nova', name })?.code).toBe('bituinara');
  });

  it.each(['Lua Loc', 'LUALOC', 'Lụa 1ộc', 'lua-loc', 'łua łoc'])('%s looks like a name with accents', (name) => {
    expect(findConflict({ code: 'nova', name })?.code).toBe('lualoc');
  });

  it('looks like the code of a brand with a name in another script', () => {
    expect(findConflict({ code: 'nova', name: 'Firuzara' })?.code).toBe('firuzara');
    expect(findConflict({ code: 'nova', name: 'فيروزارا' })?.code).toBe('firuzara');
  });

  it.each(['Nova Luz', 'Bituinara Plus', 'Lua', '★', 'Firuza'])('%s is free', (name) => {
    expect(findConflict({ code: 'nova', name })).toBeUndefined();
  });

  it('with an L does not look like a name with an I', () => {
    const find = createNameSearch([{ code: 'ali', name: 'Ali Win' }]);
    expect(find({ code: 'nova', name: 'All Win' })).toBeUndefined();
    expect(find({ code: 'nova', name: 'ALÍ WIN' })?.code).toBe('ali');
  });

  it('is free for the brand that has it', () => {
    expect(findConflict({ code: 'bituinara', name: 'Bituinara' })).toBeUndefined();
  });
});
