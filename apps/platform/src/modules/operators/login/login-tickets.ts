import * as z from 'zod/mini';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { TextCipher } from '../../../core/crypto/text-cipher.ts';

const ticketLife = minutes(5);
const context = 'login-ticket';
const content = z.object({ operatorId: z.string(), at: z.number() });

/**
 * Creates the tickets between the two steps of a log-in by password. A ticket is encrypted, so no row is stored for it. It
 * proves the password only, and each attempt with a code counts against the operator.
 */
export const createLoginTickets = (cipher: TextCipher, clock: Clock) => ({
  issue: (operatorId: string): string =>
    cipher.encrypt(JSON.stringify({ operatorId, at: clock.now().getTime() }), context),

  /** Returns the content of a ticket that is valid now, or undefined. */
  read: (ticket: string): { readonly operatorId: string; readonly issuedAt: Date } | undefined => {
    try {
      const { operatorId, at } = content.parse(JSON.parse(cipher.decrypt(ticket, context)));
      return at + ticketLife > clock.now().getTime() ? { operatorId, issuedAt: new Date(at) } : undefined;
    } catch {
      return undefined;
    }
  },
});
export type LoginTickets = ReturnType<typeof createLoginTickets>;
