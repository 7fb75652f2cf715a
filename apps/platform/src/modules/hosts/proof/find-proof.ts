import type { HostReason, HostRow } from '../hosts.tables.ts';
import type { HostProofSource, LookUp } from './host-proof-port.ts';

/** Path of the file that proves control of a host. */
const filePath = '/.well-known/livery-host.txt';
/**
 * Maximum length of the value that a check found in place of the proof. A longer value is cut before it is stored.
 */
const maxFound = 200;

/** Records and files that prove control of a host. One of them is enough. */
export interface WantedProof {
  readonly txt: { readonly name: string; readonly value: string };
  readonly cname: { readonly name: string; readonly value: string };
  readonly file: { readonly url: string; readonly content: string };
}

/**
 * Result of a search for the proof. Contains the method if a proof was found. Otherwise contains the reason, and the
 * value that was found in place of the proof.
 */
export type ProofResult =
  | { readonly method: NonNullable<HostRow['method']> }
  | { readonly reason: Exclude<HostReason, 'taken'>; readonly found: string | null };

/**
 * Returns the records and the file that can prove control of a host. One of them is enough. `target` is the host name
 * that the platform assigns to the brand, and to which the CNAME record must point.
 */
export const createWantedProof = ({ host, token }: Pick<HostRow, 'host' | 'token'>, target: string): WantedProof => ({
  txt: { name: `_livery-host.${host}`, value: `livery-host=${token}` },
  cname: { name: host, value: target },
  file: { url: `http://${host}${filePath}`, content: `livery-host=${token}` },
});

/** Replaces control characters in external text with `·`, and cuts the text to `maxFound` characters. */
const toFound = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '·').slice(0, maxFound);

const getValues = (result: LookUp): readonly string[] => ('values' in result ? result.values : []);

const toHostname = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/**
 * Searches for the proof of control of a host: first the TXT record, then the CNAME record, then the file. If no
 * proof is found, returns the reason.
 */
export const findProof = async (host: string, wanted: WantedProof, source: HostProofSource): Promise<ProofResult> => {
  const texts = await source.findTexts(wanted.txt.name);
  if (getValues(texts).some((text) => text.trim() === wanted.txt.value)) return { method: 'txt' };
  const aliases = await source.findAliases(host);
  if (getValues(aliases).some((name) => toHostname(name) === wanted.cname.value)) return { method: 'cname' };
  const file = await source.fetchFile(host, filePath);
  if (file.kind === 'text' && file.text.trim() === wanted.file.content) return { method: 'file' };

  const [otherText] = getValues(texts);
  if (otherText !== undefined) return { reason: 'recordDiffers', found: toFound(otherText) };
  const failure = [texts, aliases].find((result) => 'failure' in result);
  if (failure && 'failure' in failure) return { reason: 'dnsFailed', found: toFound(failure.failure) };
  if (file.kind === 'privateAddress') return { reason: 'privateAddress', found: file.address };
  const [otherAlias] = getValues(aliases);
  if (otherAlias !== undefined) return { reason: 'recordDiffers', found: toFound(`CNAME ${otherAlias}`) };
  if (file.kind === 'text') return { reason: 'fileDiffers', found: toFound(file.text.trim()) };
  return { reason: 'recordMissing', found: null };
};
