import { createHash } from 'node:crypto';

/**
 * Returns the hash (SHA-256, base64url) of the text of a draft merged with its bases (the documents from which it
 * inherits). By this hash, previews detect that the content has changed.
 */
export const hashContent = (completeText: string): string =>
  createHash('sha256').update(completeText).digest('base64url');
