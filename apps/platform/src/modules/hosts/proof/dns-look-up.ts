import { Resolver } from 'node:dns/promises';
import { seconds } from '../../../core/clock/durations.ts';
import type { LookUp } from './host-proof-port.ts';

/** Milliseconds for one attempt at one name server. */
const tryTimeout = seconds(2);
const tries = 2;

/** Codes of `node:dns` that mean that a record does not exist. Other codes mean that the name servers failed. */
const missingCodes: readonly string[] = ['ENODATA', 'ENOTFOUND'];

const getCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'UNKNOWN';

/**
 * Creates the functions that look up DNS records. `servers` are addresses of name servers, with or without a port. If
 * the list is empty, the name servers of the machine are used.
 */
export const createDnsLookUp = (servers: readonly string[] = []) => {
  const resolver = new Resolver({ timeout: tryTimeout, tries });
  if (servers.length > 0) resolver.setServers(servers);

  const lookUp = async (find: () => Promise<readonly string[]>): Promise<LookUp> => {
    try {
      return { values: await find() };
    } catch (error) {
      const code = getCode(error);
      return missingCodes.includes(code) ? { values: [] } : { failure: code };
    }
  };
  return {
    findTexts: (name: string) => lookUp(async () => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
    findAliases: (name: string) => lookUp(() => resolver.resolveCname(name)),
    /** Returns the IPv4 and IPv6 addresses of a host. */
    findAddresses: async (name: string): Promise<readonly string[]> => {
      const found = await Promise.all([lookUp(() => resolver.resolve4(name)), lookUp(() => resolver.resolve6(name))]);
      return found.flatMap((each) => ('values' in each ? each.values : []));
    },
  };
};
