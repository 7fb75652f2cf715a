import { createHash } from 'node:crypto';
import { definePort } from '../../../core/ports/ports.ts';

/** Service that knows passwords of published breaches. */
export interface BreachedPasswords {
  readonly isBreached: (password: string) => Promise<boolean>;
}

/** Without an adapter, only the built-in lists count. */
export const breachedPasswordsPort = definePort<BreachedPasswords>('breached passwords', {
  isBreached: async () => false,
});

/** Milliseconds after which a request to the service fails. The member waits for this time at most. */
const timeoutMs = 1500;
/** Number of hexadecimal digits of the hash that the service receives. About 800 passwords share them. */
const prefixLength = 5;

/**
 * Creates a client of the range protocol of Have I Been Pwned: the service receives the first digits of the SHA-1 hash
 * and returns the ends of all hashes that begin with them, so it never learns the password. If it does not respond, the
 * password is accepted and the gateway logs a warning.
 */
export const createRangeClient = (url: string, warn: (error: unknown) => void): BreachedPasswords => ({
  isBreached: async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const [prefix, rest] = [hash.slice(0, prefixLength), hash.slice(prefixLength)];
    try {
      const response = await fetch(new URL(prefix, url.endsWith('/') ? url : `${url}/`), {
        // The service adds lines with the count 0, so that the length of the response does not reveal the prefix.
        headers: { 'add-padding': 'true' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`The service of breached passwords responded ${response.status}`);
      const lines = (await response.text()).split(/\r?\n/);
      return lines.some((line) => line.startsWith(`${rest}:`) && !line.endsWith(':0'));
    } catch (error) {
      warn(error);
      return false;
    }
  },
});
