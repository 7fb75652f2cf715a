import { createHash } from 'node:crypto';

/** Creates an order number in the format of the gateway. The same arguments always give the same number. */
export const createDemoOrderNo = (kind: 'D' | 'W', at: Date, owner: string): string => {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '');
  const hash = createHash('sha256').update(`${kind}/${owner}/${at.getTime()}`).digest('hex');
  return `${kind}${day}-${hash.slice(0, 10).toUpperCase()}`;
};
