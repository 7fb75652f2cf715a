import { randomInt } from 'node:crypto';

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Creates an order number, e.g. `D261120-K7QX2M9PTA`: the kind of order, the date (UTC) and ten random characters.
 * Characters that look alike are not used, because members may read the number aloud to customer service.
 */
export const createOrderNo = (kind: 'D' | 'W' | 'T', at: Date): string => {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '');
  const characters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]);
  return `${kind}${day}-${characters.join('')}`;
};
