import { createHash } from 'node:crypto';

/** An order number as the gateway gives them, the same for the same order. */
export const orderNoFrom = (kind: 'D' | 'W', at: Date, whose: string): string =>
  `${kind}${at.toISOString().slice(2, 10).replaceAll('-', '')}-${createHash('sha256').update(`${kind}/${whose}/${at.getTime()}`).digest('hex').slice(0, 10).toUpperCase()}`;
