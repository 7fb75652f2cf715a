import { domainToUnicode } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findDomainConflicts } from './domain-conflicts.ts';
import { domain, getCanonicalOrigin, normalizeDomain } from './domains.ts';
import { slug } from './merchant.fields.ts';
import { reservedCodes } from './reserved-codes.ts';

const findReason = (text: string) => domain.safeParse(text).error?.issues[0]?.message;

describe('the domain of a brand', () => {
  test.each([
    'example.com',
    'play.lua-loc.example',
    'xn--lalc-7y5azc.example',
    'a.b.c.d.example',
    'bituinara.localhost',
  ])('accepts %s', (text) => {
    expect(findReason(text)).toBeUndefined();
  });

  test.each([
    ['Example.com', 'not the form that browsers send — write "example.com"'],
    ['lụalộc.example', 'not the form that browsers send — write "xn--lalc-7y5azc.example"'],
    ['example.com.', 'not a host name'],
    ['example.com:443', 'contains a port'],
    ['https://example.com', 'contains a scheme'],
    ['example.com/play', 'contains a path, but a bundle works only at the root of a host'],
    ['localhost', 'not a host name'],
    ['127.0.0.1', 'not a host name'],
    ['[::1]', 'not a host name'],
    ['1.2', 'not a host name'],
    ['exa_mple.com', 'not a host name'],
    ['-a.example.com', 'not a host name'],
    ['a..example.com', 'not a host name'],
    ['user@example.com', 'not a host name'],
    ['exam ple.com', 'not a host name'],
    ['example.com\n', 'not a host name'],
    ['xn--a.example', 'not a host name'],
    [`${'a'.repeat(64)}.example`, 'not a host name'],
    ['', 'not a host name'],
    ['games.example.com', 'begins with "games."'],
  ])('rejects %j', (text, reason) => {
    expect(findReason(text)).toContain(reason);
  });

  test.each([
    ['https://Example.com/', 'example.com'],
    ['EXAMPLE.com:8443', 'example.com'],
    ['lụalộc.example', 'xn--lalc-7y5azc.example'],
    ['example.com/play', undefined],
    ['no host', undefined],
  ])('normalizes %s to %s', (text, expected) => {
    expect(normalizeDomain(text)).toBe(expected);
  });

  test('the first one gives the canonical address', () => {
    expect(getCanonicalOrigin({ domains: ['a.example', 'b.example'] })).toBe('https://a.example');
    expect(getCanonicalOrigin({ domains: [] })).toBeUndefined();
  });
});

describe('the domains of several brands', () => {
  const find = (...brands: [code: string, domains: string[]][]) =>
    findDomainConflicts(
      brands.map(([code, domains]) => ({ code, domains })),
      domainToUnicode,
    ).map(({ code, kind, domain, other }) => `${code} ${domain} ${kind} ${other.code} ${other.domain}`);

  test('conflict if two brands have the same one', () => {
    expect(find(['one', ['a.example', 'b.example']], ['two', ['b.example']])).toEqual([
      'one b.example same two b.example',
      'two b.example same one b.example',
    ]);
  });

  test.each([
    ['lualoc.example', 'lua1oc.example'],
    ['modern.example', 'rnodern.example'],
    ['apple.example', 'xn--pple-43d.example'],
  ])('conflict if %s and %s look alike', (first, second) => {
    expect(find(['one', [first]], ['two', [second]])).toHaveLength(2);
  });

  test('do not conflict within one brand, nor if they only share a suffix', () => {
    expect(find(['one', ['lualoc.example', 'lua1oc.example']], ['two', ['two.lualoc.example']])).toEqual([]);
  });
});

test.each([...reservedCodes, 'lualoc-assets'])('rejects the reserved code %s', (code) => {
  expect(slug.safeParse(code).error?.issues[0]?.message).toContain('reserved');
});
