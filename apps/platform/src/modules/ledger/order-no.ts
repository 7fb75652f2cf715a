import { randomInt } from 'node:crypto';

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Order number that a member can read out to customer service: kind, day and ten characters that are not easily
 * confused, e.g. `D261120-K7QX2M9PTA`.
 */
export const createOrderNo = (kind: 'D' | 'W' | 'T', at: Date): string =>
  `${kind}${at.toISOString().slice(2, 10).replaceAll('-', '')}-${Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
