import type { Merchant } from '@livery/merchant/merchant.schema';
import { describe, expect, it } from 'vitest';
import { createBrandHosts } from './brand-hosts.ts';

const brand = (code: string, domains: string[] = [], gateway = '') =>
  ({ code, domains, gateway }) as unknown as Merchant;
const own = brand('lualoc', ['play.lualoc.example', 'lualoc.example'], 'https://api.lualoc.example');
const plain = brand('firuzara');

const create = (site = 'https://gate.example', all: readonly Merchant[] = [plain, own]) =>
  createBrandHosts({ all }, () => site);

describe('the brand of a host', () => {
  it.each([
    ['lualoc.gate.example', 'lualoc'],
    ['LUALOC.Gate.Example', 'lualoc'],
    ['lualoc.gate.example.', 'lualoc'],
    ['lualoc.gate.example:8443', 'lualoc'],
    ['lualoc.example', 'lualoc'],
    ['play.lualoc.example:443', 'lualoc'],
    ['firuzara.gate.example', 'firuzara'],
  ])('is that of %s', (host, code) => {
    expect(create().find(host)?.code).toBe(code);
    expect(create().isServed(host)).toBe(true);
  });

  it.each([
    'lualoc.other.example',
    'x.lualoc.gate.example',
    'lualoc',
    'nobody.gate.example',
    'www.lualoc.example',
    'lualoc.example.evil.example',
    'games.gate.example',
    '127.0.0.1',
    '[::1]:4200',
    'localhost',
    '',
  ])('is unknown for %j, and the host is not served', (host) => {
    expect(create().find(host)).toBeUndefined();
    expect(create().isServed(host)).toBe(false);
  });

  it.each(['gate.example', 'gate.example:443', 'api.lualoc.example'])(
    'is unknown for %s, which is served as the host of the gateway',
    (host) => {
      expect(create().find(host)).toBeUndefined();
      expect(create().isServed(host)).toBe(true);
    },
  );

  const key = 'a1'.repeat(31);

  it.each([`${key}.preview.gate.example`, `${key}.Preview.gate.example:8443`])(
    'is unknown for %s, which is served as the host of a preview',
    (host) => {
      const thief = brand('thief', [`${key}.preview.gate.example`]);
      const hosts = create('https://gate.example', [thief]);
      expect(hosts.find(host)).toBeUndefined();
      expect(hosts.isServed(host)).toBe(true);
      expect(hosts.findPreviewKey(host)).toBe(key);
      expect(hosts.findEnvironment(host)).toBeUndefined();
    },
  );

  it.each([
    ['lualoc.staging.gate.example', 'staging'],
    ['LuaLoc.Preview.gate.example:8443', 'preview'],
  ])('is unknown for %s, which is served as the host of an environment', (host, environment) => {
    const hosts = create('https://gate.example', [own, brand('thief', ['lualoc.staging.gate.example'])]);
    expect(hosts.find(host)).toBeUndefined();
    expect(hosts.isServed(host)).toBe(true);
    expect(hosts.findPreviewKey(host)).toBeUndefined();
    expect(hosts.findEnvironment(host)).toEqual({ brand: 'lualoc', environment });
  });

  it.each([
    'lualoc.live.gate.example',
    'a.b.staging.gate.example',
    'staging.gate.example',
    'lualoc.staging.evil.example',
  ])('is not that of an environment for %s', (host) => {
    expect(create().findEnvironment(host)).toBeUndefined();
    expect(create().isServed(host)).toBe(false);
  });

  it.each([
    'preview.gate.example',
    'abc.preview.evil.example',
    'abc.preview.gate.example.evil',
    'abcpreview.gate.example',
  ])('is not that of a preview for %s', (host) => {
    expect(create().findPreviewKey(host)).toBeUndefined();
    expect(create().isServed(host)).toBe(false);
  });

  it('is that of the code, if a domain of another brand takes the same host', () => {
    const thief = brand('thief', ['lualoc.gate.example']);
    expect(create('https://gate.example', [own, thief]).find('lualoc.gate.example')).toBe(own);
  });

  it('follows the list of brands', () => {
    const directory = { all: [plain] as readonly Merchant[] };
    const hosts = createBrandHosts(directory, () => 'https://gate.example');
    expect(hosts.find('lualoc.example')).toBeUndefined();
    directory.all = [plain, own];
    expect(hosts.find('lualoc.example')).toBe(own);
    directory.all = [plain];
    expect(hosts.isServed('lualoc.example')).toBe(false);
  });
});

describe('the origins of a brand', () => {
  it.each([
    ['https://gate.example', ['https://play.lualoc.example', 'https://lualoc.example', 'https://lualoc.gate.example']],
    [
      'https://gate.example:8443',
      ['https://play.lualoc.example', 'https://lualoc.example', 'https://lualoc.gate.example:8443'],
    ],
    [
      'http://gate.example:4200',
      ['http://play.lualoc.example:4200', 'http://lualoc.example:4200', 'http://lualoc.gate.example:4200'],
    ],
    [
      'http://localhost:4200',
      ['http://lualoc.localhost:4200', 'http://play.lualoc.example:4200', 'http://lualoc.example:4200'],
    ],
  ])('follow the site %s', (site, expected) => {
    expect(create(site).getOrigins(own)).toEqual(expected);
    expect(create(site).getOrigin(own)).toBe(expected[0]);
  });

  it('belong to this brand only', () => {
    const hosts = create();
    expect(hosts.isOwnOrigin('https://lualoc.example', 'lualoc')).toBe(true);
    expect(hosts.isOwnOrigin('https://lualoc.example', 'firuzara')).toBe(false);
    expect(hosts.isOwnOrigin('https://lualoc.example')).toBe(true);
    for (const origin of ['http://lualoc.example', 'https://lualoc.example:8443', 'https://evil.example', 'null'])
      expect([origin, hosts.isOwnOrigin(origin)]).toEqual([origin, false]);
  });
});

it('serves every host and accepts every origin in a local demonstration', () => {
  const hosts = create('http://localhost:4200');
  hosts.serveEveryHost(() => plain);
  expect(hosts.find('192.168.1.7:4200')).toBe(plain);
  expect(hosts.find('lualoc.localhost:4200')).toBe(own);
  expect(hosts.isServed('anything.example')).toBe(true);
  expect(hosts.isOwnOrigin('http://192.168.1.7:4200', 'lualoc')).toBe(true);
});
