import { readFile } from 'node:fs/promises';
import { type Merchant, merchantSchema } from '@livery/merchant/merchant.schema';
import { describe, expect, test } from 'vitest';
import { createDescription, renderHeadMeta } from '../page/head-meta.ts';
import type { ProductFacts } from '../product-facts.ts';
import { findRuleProblems } from '../read/rule-problems.ts';
import { createSiteFiles } from './site-files.ts';

const source = JSON.parse(
  await readFile(new URL('../../fixtures/brands/plenty.json', import.meta.url), 'utf8'),
) as object;
const parse = (change: object): Merchant => merchantSchema.parse({ ...source, ...change });
const facts: ProductFacts = {
  routes: new Map([
    ['/m/home', { access: 'guest' }],
    ['/m/register', { access: 'guest', flag: 'REG3' }],
  ]),
  textKeys: new Set(),
  readCharacters: () => Promise.resolve(new Set()),
};
const createFiles = (change: object) =>
  Object.fromEntries(
    createSiteFiles(parse(change), facts).map((file) => [file.path, 'bytes' in file ? String(file.bytes) : '']),
  );
const domains = ['plenty.example', 'www.plenty.example'];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('the files for search engines', () => {
  test('are only robots.txt without domains', () => {
    expect(createFiles({})).toEqual({ 'robots.txt': expect.not.stringContaining('Sitemap') });
  });

  test('list the pages that the brand has, at its first domain', () => {
    const { 'robots.txt': robots, 'sitemap.xml': sitemap } = createFiles({ domains });
    expect(robots).toContain('Disallow: /lgw/\n');
    expect(robots).toContain('Sitemap: https://plenty.example/sitemap.xml');
    expect(sitemap?.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://plenty.example/m/home',
      '<loc>https://plenty.example/m/register',
    ]);
    const flags = { REG3: false, DIRECTREG3: false };
    expect(createFiles({ domains, flags })['sitemap.xml']).not.toContain('/m/register');
  });

  test('forbid everything for a brand that is not indexed', () => {
    expect(createFiles({ domains, site: { indexed: false } })).toEqual({
      'robots.txt': 'User-agent: *\nDisallow: /\n',
    });
  });
});

describe('the well-known files', () => {
  test('contain the values of the brand file', () => {
    const fingerprints = [Array.from({ length: 32 }, () => 'AB').join(':')];
    const files = createFiles({
      domains,
      site: {
        security: { contact: 'mailto:security@plenty.example', expires: '2099-01-01' },
        androidApps: [{ package: 'com.example.plenty', fingerprints }],
        iosApps: ['A1B2C3D4E5.com.example.plenty'],
      },
    });
    expect(files['.well-known/security.txt']).toBe(
      'Contact: mailto:security@plenty.example\nExpires: 2099-01-01T23:59:59Z\n' +
        'Canonical: https://plenty.example/.well-known/security.txt\n',
    );
    expect(JSON.parse(files['.well-known/assetlinks.json'] ?? '')).toMatchObject([
      { target: { package_name: 'com.example.plenty', sha256_cert_fingerprints: fingerprints } },
    ]);
    expect(JSON.parse(files['.well-known/apple-app-site-association'] ?? '')).toMatchObject({
      webcredentials: { apps: ['A1B2C3D4E5.com.example.plenty'] },
    });
  });

  test.each([
    { security: { contact: 'security@plenty.example', expires: '2027-01-01' } },
    { security: { contact: 'mailto:a@b.example\nContact: mailto:c@d.example', expires: '2027-01-01' } },
    { security: { contact: 'javascript:alert(1)', expires: '2027-01-01' } },
    { security: { contact: 'mailto:a@b.example', expires: 'tomorrow' } },
    { androidApps: [{ package: 'app', fingerprints: ['AB'] }] },
    { iosApps: ['com.example.app'] },
  ])('reject %j', (site) => {
    expect(merchantSchema.safeParse({ ...source, site }).success).toBe(false);
  });

  test.each([
    [-2, 'is in the past'],
    [400, 'more than a year ahead'],
  ])('report a security contact that expires in %i days', (days, reason) => {
    const security = { contact: 'mailto:a@b.example', expires: inDays(days) };
    expect(findRuleProblems(parse({ site: { security } }))).toMatchObject([
      { path: '$.site.security.expires', reason: expect.stringContaining(reason) },
    ]);
  });

  test('accept a security contact that expires in 300 days', () => {
    const security = { contact: 'https://plenty.example/security', expires: inDays(300) };
    expect(findRuleProblems(parse({ site: { security } }))).toEqual([]);
  });
});

describe('the head of the page', () => {
  test('contains only the description without domains', () => {
    expect(renderHeadMeta({ merchant: parse({}), description: 'Play "well"' })).toBe(
      '<meta name="description" content="Play &#34;well&#34;">',
    );
  });

  test('contains the canonical address and the share image with domains', () => {
    const head = renderHeadMeta({ merchant: parse({ domains }), description: 'Play', share: '/assets/share-1.jpg' });
    expect(head).toContain('<link rel="canonical" href="https://plenty.example/m/home">');
    expect(head).toContain('<meta property="og:image" content="https://plenty.example/assets/share-1.jpg">');
    expect(head).toContain('<meta property="og:title" content="Plenty &#38; Co">');
  });

  test('describes the brand in a language', () => {
    expect(createDescription(parse({ site: { description: { EN: 'Ours.' } } }), 'EN', 'Play.')).toBe('Ours.');
    expect(createDescription(parse({}), 'EN', 'Play.')).toBe('Plenty & Co: Play.');
    expect(createDescription(parse({}), 'EN', undefined)).toBe('Plenty & Co');
  });
});
