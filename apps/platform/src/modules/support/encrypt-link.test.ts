import links from '@livery/contract/support/support-links.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { encryptSupportLink } from './encrypt-link.ts';

it.each(links.vectors)('seals as OpenSSL does: $name', ({ link, key, path }) => {
  expect(encryptSupportLink(link, key)).toBe(path);
});

it('has a key of its own each time', () => {
  const [one, other] = [encryptSupportLink('/m/serviceChat'), encryptSupportLink('/m/serviceChat')];
  expect(one.slice(-8)).not.toBe(other.slice(-8));
});
