/**
 * Text that the signature of a vendor's request covers: path, time (epoch milliseconds, as in the header) and raw body,
 * one per line. A signature is therefore not valid for another path, time or body.
 */
export const signedText = (path: string, timestamp: string, rawBody: string): string =>
  [path, timestamp, rawBody].join('\n');
