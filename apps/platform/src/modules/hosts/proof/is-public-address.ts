import ipaddr from 'ipaddr.js';

/**
 * Returns true for an address of the public internet. Addresses of this machine, of private networks, of the cloud's
 * metadata service (link-local), and IPv4 addresses inside IPv6 ones that are not public return false.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
