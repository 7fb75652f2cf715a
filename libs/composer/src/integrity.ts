import { createHash } from 'node:crypto';

/** Computes the hash of a file's content, in the form of the `integrity` attribute of HTML. */
export function computeIntegrity(bytes: Buffer | string): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
