import links from '@livery/contract/service-links.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { sealLink } from './seal-link.ts';

it.each(links.vectors)('seals as OpenSSL does: $name', ({ link, key, path }) => {
  expect(sealLink(link, key)).toBe(path);
});

it('has a key of its own each time', () => {
  const [one, other] = [sealLink('/m/serviceChat'), sealLink('/m/serviceChat')];
  expect(one.slice(-8)).not.toBe(other.slice(-8));
});
