import { createDnsLookUp } from './dns-look-up.ts';
import { createFileFetch } from './fetch-file.ts';
import type { HostProofSource } from './host-proof-port.ts';

/** Creates the source of proofs. Without `servers`, the name servers of the machine are used. */
export const createHostProofSource = (servers: readonly string[] = []): HostProofSource => {
  const { findTexts, findAliases, findAddresses } = createDnsLookUp(servers);
  return { findTexts, findAliases, fetchFile: createFileFetch({ findAddresses }) };
};
