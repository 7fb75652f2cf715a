import type { DatabaseHandle } from '../db/database.ts';
import { buildBrandOrigin, type Origins } from '../http/origins.ts';

interface Started {
  readonly origins: Origins;
  /** Codes of the brands. The first brand is served at the origin of the site without a subdomain. */
  readonly brands: readonly string[];
  readonly storeKind: DatabaseHandle['kind'];
  /** Accounts that the demonstration creates for each brand. */
  readonly demoAccounts: {
    readonly usernames: readonly string[];
    readonly password: string;
    readonly paymentPassword: string;
  };
}

const storeNotice = {
  embedded:
    'The embedded database is for development and demonstration: it may lose the last moments at a power cut. ' +
    'Set DATABASE_URL to a PostgreSQL for anything else.',
  postgresql: undefined,
} as const;

/** Creates the text that the server prints after its start. */
export const formatStartupBanner = ({ origins: { site }, brands, storeKind, demoAccounts }: Started): string => {
  const { usernames, password, paymentPassword } = demoAccounts;
  const width = Math.max(0, ...brands.map(({ length }) => length));
  const lines = [
    'Livery is ready.',
    '',
    ...brands.map((code) => `  ${code.padEnd(width)}  ${buildBrandOrigin(site, code)}`),
    ...(brands[0]
      ? [`  ${' '.repeat(width)}  ${site} is ${brands[0]}`]
      : ['  There is no brand: make one with `nx g @livery/brand:merchant`.']),
    '',
    `  Accounts of each brand: ${usernames.join(', ')}. Password: ${password}, for payments ${paymentPassword}`,
    `  The calls: ${site}/docs`,
    ...(storeNotice[storeKind] ? ['', `  ${storeNotice[storeKind]}`] : []),
  ];
  return lines.join('\n');
};
