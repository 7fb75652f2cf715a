import links from '@livery/contract/support/support-links.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { encryptSupportLink } from './encrypt-link.ts';

it.each(links.vectors)('encrypts as OpenSSL does: $name', ({ link, key, path }) => {
  expect(encryptSupportLink(link, key)).toBe(path);
});

it('uses a new key for each link', () => {
  const [one, other] = [encryptSupportLink('/m/serviceChat'), encryptSupportLink('/m/serviceChat')];
  expect(one.slice(-8)).not.toBe(other.slice(-8));
});
