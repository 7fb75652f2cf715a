/**
 * Returns the text that a vendor signs: path, timestamp (epoch milliseconds, as in the header) and raw body, one per
 * line. So a signature is valid only for this path, timestamp and body.
 */
export const signedText = (path: string, timestamp: string, rawBody: string): string =>
  [path, timestamp, rawBody].join('\n');
