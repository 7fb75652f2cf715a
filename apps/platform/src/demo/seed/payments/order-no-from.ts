import { createHash } from 'node:crypto';

/** Creates a deterministic order number in the gateway's format. */
export const createDemoOrderNo = (kind: 'D' | 'W', at: Date, owner: string): string =>
  `${kind}${at.toISOString().slice(2, 10).replaceAll('-', '')}-${createHash('sha256').update(`${kind}/${owner}/${at.getTime()}`).digest('hex').slice(0, 10).toUpperCase()}`;
