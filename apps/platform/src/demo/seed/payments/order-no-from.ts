import { createHash } from 'node:crypto';

/** Creates a deterministic order number in the gateway's format. */
export const createDemoOrderNo = (kind: 'D' | 'W', at: Date, owner: string): string => {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '');
  const hash = createHash('sha256').update(`${kind}/${owner}/${at.getTime()}`).digest('hex');
  return `${kind}${day}-${hash.slice(0, 10).toUpperCase()}`;
};
