import { createDnsLookUp } from './dns-look-up.ts';
import { createFileFetch } from './fetch-file.ts';
import type { HostProofSource } from './host-proof-port.ts';

/** Creates the source of proofs: name servers (those of the machine, unless `servers` names others) and web servers. */
export const createHostProofSource = (servers: readonly string[] = []): HostProofSource => {
  const { findTexts, findAliases, findAddresses } = createDnsLookUp(servers);
  return { findTexts, findAliases, fetchFile: createFileFetch({ findAddresses }) };
};
