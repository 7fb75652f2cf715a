import { isIPv6 } from 'node:net';

/**
 * Number of 16-bit groups at the start of an IPv6 address that identify the network of one customer. Four groups are 64
 * bits, the size of the networks (/64) that internet providers assign.
 */
const networkGroups = 4;

/**
 * Returns the key with which limits count an IP address. One computer can use every address of its IPv6 network (/64),
 * so all these addresses have the same key. An IPv4 address in IPv6 notation, such as `::ffff:10.0.0.1`, has the key of
 * the IPv4 address.
 */
export const toAddressKey = (address: string): string => {
  const plain = address.split('%')[0] ?? '';
  const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mappedIpv4) return mappedIpv4;
  if (!isIPv6(plain)) return address;
  // The URL parser returns the shortest notation, with all groups in hexadecimal digits.
  const [start = '', end] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const head = start === '' ? [] : start.split(':');
  const tail = end ? end.split(':') : [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, networkGroups).join(':')}::/64`;
};
