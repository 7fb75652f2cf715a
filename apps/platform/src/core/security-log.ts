import type { FastifyBaseLogger } from 'fastify';

/** Event that an operator looks for after an attack, or that an alarm counts. */
export type SecurityEvent = 'log-in' | 'log-in failed' | 'log-in locked' | 'device token reused';

export interface SecurityDetails {
  readonly merchant: string;
  /** Undefined for a name that no member has. */
  readonly memberId?: string | undefined;
  /** Way of the log-in, such as `username` or `passkey`. */
  readonly method?: string;
  /** Seconds for which the account is locked for the address. */
  readonly lockedFor?: number | undefined;
}

/** Writes a line with the message `security` to the log. The line contains ids, and no names, addresses or secrets. */
export type LogSecurityEvent = (event: SecurityEvent, details: SecurityDetails) => void;

/** Failures are warnings, so that an operator finds them with a filter by level. */
export const createSecurityLog =
  (log: FastifyBaseLogger): LogSecurityEvent =>
  (event, details) =>
    log[event === 'log-in' ? 'info' : 'warn']({ event, ...details }, 'security');
