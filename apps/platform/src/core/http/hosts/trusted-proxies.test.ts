import { expect, it } from 'vitest';
import { createProxyTrust } from './trusted-proxies.ts';

it.each([
  ['10.1.2.3', ['10.0.0.0/8'], true],
  ['::ffff:10.1.2.3', ['10.0.0.0/8'], true],
  ['11.1.2.3', ['10.0.0.0/8'], false],
  ['192.0.2.7', ['192.0.2.7'], true],
  ['192.0.2.8', ['192.0.2.7'], false],
  ['127.0.0.1', ['loopback'], true],
  ['::1', ['loopback'], true],
  ['172.20.0.4', ['uniquelocal'], true],
  ['fd12::1', ['uniquelocal'], true],
  ['fe80::1', ['uniquelocal'], false],
  ['203.0.113.5', [], false],
  [undefined, ['loopback'], false],
])('decides about %s in %j: %s', (address, ranges, isTrusted) => {
  expect(createProxyTrust(ranges)(address)).toBe(isTrusted);
});
