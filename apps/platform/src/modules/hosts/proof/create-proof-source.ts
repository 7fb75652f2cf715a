import { createDnsLookUp } from './dns-look-up.ts';
import { createFileFetch } from './fetch-file.ts';
import type { HostProofSource } from './host-proof-port.ts';

/**
 * Creates the source that reads DNS records and files from which the gateway proves control of hosts. `servers` are
 * addresses of name servers. If it is empty, the name servers of the machine are used.
 */
export const createHostProofSource = (servers: readonly string[] = []): HostProofSource => {
  const { findTexts, findAliases, findAddresses } = createDnsLookUp(servers);
  return { findTexts, findAliases, fetchFile: createFileFetch({ findAddresses }) };
};
