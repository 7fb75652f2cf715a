import { randomInt } from 'node:crypto';

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A number to read out to customer service: what it is, its day and ten letters without look-alikes, e.g. `D261120-K7QX2M9PTA`. */
export const createOrderNo = (kind: 'D' | 'W' | 'T', at: Date): string =>
  `${kind}${at.toISOString().slice(2, 10).replaceAll('-', '')}-${Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
