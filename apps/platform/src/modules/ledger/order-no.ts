import { randomInt } from 'node:crypto';

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Creates an order number that a member can read out to customer service. It has the kind, the day and ten characters
 * that are not easily confused, e.g. `D261120-K7QX2M9PTA`.
 */
export const createOrderNo = (kind: 'D' | 'W' | 'T', at: Date): string => {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '');
  const characters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]);
  return `${kind}${day}-${characters.join('')}`;
};
