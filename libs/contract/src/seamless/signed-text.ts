/**
 * What the signature of a vendor's call covers: the path that is called, the time (epoch milliseconds, as in the header)
 * and the raw body, each on a line. So no call can be taken for another one, for a later one or for one with another body.
 */
export const signedText = (path: string, timestamp: string, rawBody: string): string =>
  [path, timestamp, rawBody].join('\n');
