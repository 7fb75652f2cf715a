import * as z from 'zod/mini';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { TextCipher } from '../../../core/crypto/text-cipher.ts';

const ticketLife = minutes(5);
const context = 'login-ticket';
const content = z.object({ operatorId: z.string(), at: z.number() });

/**
 * Creates the tickets for a log-in with a password and a code. The first call checks the password and returns a ticket.
 * The second call contains the ticket and the code. The ticket is encrypted and proves that the password was correct,
 * so the database stores nothing. Failed codes are counted per operator, so a new ticket does not permit more attempts.
 */
export const createLoginTickets = (cipher: TextCipher, clock: Clock) => ({
  issue: (operatorId: string): string =>
    cipher.encrypt(JSON.stringify({ operatorId, at: clock.now().getTime() }), context),

  /**
   * Decrypts a log-in ticket, which proves that an operator has entered the correct password. Returns the id of the
   * operator and the time of the ticket. Returns undefined if the ticket is invalid or expired.
   */
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
