import { BlockList, isIPv6 } from 'node:net';

/** Address ranges for the names that the setting TRUSTED_PROXIES can contain. */
const namedRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const toFamily = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Removes the prefix `::ffff:` from an IPv4 address. Sockets that accept both IPv4 and IPv6 report IPv4 addresses with
 * this prefix, such as `::ffff:10.0.0.1`.
 */
const toPlainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Creates a function that returns true for the address of a trusted proxy. `ranges` contains addresses, address ranges
 * and names of ranges.
 */
export const createProxyTrust = (ranges: readonly string[]): ((address: string | undefined) => boolean) => {
  const list = new BlockList();
  for (const range of ranges.flatMap((each) => namedRanges[each] ?? [each])) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, toFamily(address));
    else list.addSubnet(address, Number(bits), toFamily(address));
  }
  return (address) => {
    if (!address) return false;
    const plain = toPlainAddress(address);
    return list.check(plain, toFamily(plain));
  };
};
