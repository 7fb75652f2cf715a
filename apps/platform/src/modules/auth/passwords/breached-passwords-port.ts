import { createHash } from 'node:crypto';
import { definePort } from '../../../core/ports/ports.ts';

/** External service with a list of passwords from published data breaches. */
export interface BreachedPasswords {
  readonly isBreached: (password: string) => Promise<boolean>;
}

/**
 * Port (replaceable interface) for the service that finds breached passwords. Without an adapter, passwords are
 * compared only with the built-in lists.
 */
export const breachedPasswordsPort = definePort<BreachedPasswords>('breached passwords', {
  isBreached: async () => false,
});

/**
 * Milliseconds after which a request to the service fails. The password is then accepted. A member waits at most this
 * time for the service.
 */
const timeoutMs = 1500;
/**
 * Number of hexadecimal digits of the password's SHA-1 hash that are sent to the service. The hashes of about 800
 * known passwords begin with the same digits.
 */
const prefixLength = 5;

/**
 * Creates a client for the range protocol of Have I Been Pwned. The client sends the first digits of the SHA-1 hash.
 * The service returns the remaining digits of all hashes that begin with these digits. The service therefore never
 * receives the password. If the service does not respond, the password is accepted and a warning is logged.
 */
export const createRangeClient = (url: string, warn: (error: unknown) => void): BreachedPasswords => ({
  isBreached: async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const [prefix, rest] = [hash.slice(0, prefixLength), hash.slice(prefixLength)];
    try {
      const response = await fetch(new URL(prefix, url.endsWith('/') ? url : `${url}/`), {
        // With this header, the service adds lines with the count 0 to its response. Otherwise the length of the
        // encrypted response could reveal which prefix was requested.
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
