import type { DatabaseHandle } from '../db/database.ts';
import { buildBrandOrigin, type Origins } from '../http/origins.ts';
import { demoPassword, demoUsernames } from '../../demo/seed/members/generate-members.ts';
import { demoPaymentPassword } from '../../demo/seed/payments/payout.rows.ts';

interface Started {
  readonly origins: Origins;
  /** Codes of the brands. The first is served at the site's own origin. */
  readonly brands: readonly string[];
  readonly storeKind: DatabaseHandle['kind'];
}

const storeNotice = {
  embedded:
    'The embedded database is for development and demonstration: it may lose the last moments at a power cut. Set DATABASE_URL to a PostgreSQL for anything else.',
  postgresql: undefined,
} as const;

/** Text that the server prints after the start. */
export const formatStartupBanner = ({ origins: { site }, brands, storeKind }: Started): string => {
  const width = Math.max(0, ...brands.map(({ length }) => length));
  const lines = [
    'Livery is ready.',
    '',
    ...brands.map((code) => `  ${code.padEnd(width)}  ${buildBrandOrigin(site, code)}`),
    ...(brands[0]
      ? [`  ${' '.repeat(width)}  ${site} is ${brands[0]}`]
      : ['  There is no brand: make one with `nx g @livery/brand:merchant`.']),
    '',
    `  Accounts of each brand: ${Object.values(demoUsernames).join(', ')}. Password: ${demoPassword}, for payments ${demoPaymentPassword}`,
    `  The calls: ${site}/docs`,
    ...(storeNotice[storeKind] ? ['', `  ${storeNotice[storeKind]}`] : []),
  ];
  return lines.join('\n');
};
