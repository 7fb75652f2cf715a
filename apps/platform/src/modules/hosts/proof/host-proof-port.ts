import { definePort } from '../../../core/ports/ports.ts';

/** Response to a DNS look-up: the values (none if there is no record), or the error code if the name servers failed. */
export type LookUp = { readonly values: readonly string[] } | { readonly failure: string };

/** Result of fetching a file: its text, or the reason why there is no text. */
export type FetchedFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'privateAddress'; readonly address: string };

/** Source of the records and files with which an operator proves control of a host. */
export interface HostProofSource {
  /** Returns the texts of the TXT records of a name. */
  readonly findTexts: (name: string) => Promise<LookUp>;
  /** Returns the target names of the CNAME records of a name. */
  readonly findAliases: (name: string) => Promise<LookUp>;
  /** Fetches a small file from a host. Never throws. `path` begins with a slash. */
  readonly fetchFile: (host: string, path: string) => Promise<FetchedFile>;
}

/**
 * Port (replaceable interface) for the source that reads DNS records of hosts and fetches files from their web servers.
 * The setting `DNS_SERVERS` selects the name servers.
 */
export const hostProofPort = definePort<HostProofSource>('proofs of hosts');
