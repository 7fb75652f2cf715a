import type { FastifyBaseLogger } from 'fastify';

/** Security event. Operators search the log for these events after an attack, and alarms count them. */
export type SecurityEvent = 'log-in' | 'log-in failed' | 'log-in locked' | 'device token reused';

export interface SecurityDetails {
  readonly merchant: string;
  /** Id of the member. Undefined if no member has the user name that the visitor has entered. */
  readonly memberId?: string | undefined;
  /** Log-in method, for example `username` or `passkey`. */
  readonly method?: string;
  /** Seconds until the next log-in to the account from this address is possible. Undefined if it is possible now. */
  readonly lockedFor?: number | undefined;
}

/** Writes a line with the message `security` to the log. The line contains ids, and no names, addresses or secrets. */
export type LogSecurityEvent = (event: SecurityEvent, details: SecurityDetails) => void;

/**
 * Creates the function that logs security events. Failures have the level `warn`, so that an operator can filter by
 * level.
 */
export const createSecurityLog =
  (log: FastifyBaseLogger): LogSecurityEvent =>
  (event, details) =>
    log[event === 'log-in' ? 'info' : 'warn']({ event, ...details }, 'security');
