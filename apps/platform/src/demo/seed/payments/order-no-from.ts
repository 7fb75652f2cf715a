import { createHash } from 'node:crypto';

/** An order number as the gateway gives them, the same for the same order. */
export const createDemoOrderNo = (kind: 'D' | 'W', at: Date, owner: string): string =>
  `${kind}${at.toISOString().slice(2, 10).replaceAll('-', '')}-${createHash('sha256').update(`${kind}/${owner}/${at.getTime()}`).digest('hex').slice(0, 10).toUpperCase()}`;
