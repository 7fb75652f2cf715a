import { randomInt } from 'node:crypto';

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A number to read out to customer service: what it is, its day and ten letters without look-alikes, e.g. `D261120-K7QX2M9PTA`. */
export const newOrderNo = (kind: 'D' | 'W' | 'T', at: Date): string =>
  `${kind}${at.toISOString().slice(2, 10).replaceAll('-', '')}-${Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')}`;
