import ipaddr from 'ipaddr.js';

/**
 * Returns true for an address of the public internet. Returns false for this machine, for private networks, and for
 * link-local addresses, such as the metadata service of a cloud. An IPv4 address in IPv6 notation is checked as IPv4.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
