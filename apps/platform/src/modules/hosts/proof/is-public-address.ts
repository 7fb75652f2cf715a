import ipaddr from 'ipaddr.js';

/**
 * Returns true for an address of the public internet. Returns false for this machine, private networks and link-local
 * addresses, which include the metadata service of clouds. IPv4 addresses inside IPv6 ones are checked too.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
