import type { OperatorSettings, Merchants } from '../../core/http/hosts/brand-directory.ts';
import type { Flag } from '@livery/merchant/flags';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import type { BrandDirectory } from '../../core/config/brand-directory.ts';
import { seconds } from '../../core/clock/durations.ts';
import { createTtlCache } from '../../core/cache/ttl-cache.ts';
import type { Database } from '../../core/db/database.ts';
import { merchantFlags, merchants as merchantsTable } from './brands.tables.ts';

/**
 * Maximum delay in milliseconds until every instance uses a setting that the operator has changed. An example is the
 * maintenance of a brand (ADR 192).
 */
const cacheTtlMs = seconds(1);

export const createMerchants = (
  brands: Pick<BrandDirectory, 'all' | 'find'>,
  db: Database,
  clock: Clock,
  isOffered: (flag: Flag, merchant: Merchant) => boolean = () => true,
): Merchants => {
  const cache = createTtlCache<OperatorSettings>(clock, cacheTtlMs);

  const read = async (code: string): Promise<OperatorSettings> => {
    const [row] = await db.select().from(merchantsTable).where(eq(merchantsTable.code, code));
    const flags = await db.select().from(merchantFlags).where(eq(merchantFlags.merchant, code));
    return {
      maintenance: row?.maintenance ?? false,
      maintenanceUntil: row?.maintenanceUntil ?? null,
      blockedCountries: row?.blockedCountries ?? [],
      overrides: new Map(flags.map(({ flag, isOn }) => [flag, isOn])),
    };
  };

  const getOperatorSettings = ({ code }: Merchant): Promise<OperatorSettings> => cache.get(code, () => read(code));

  return {
    get all() {
      return brands.all;
    },
    find: brands.find,
    getOperatorSettings,
    getFlags: async (merchant) => {
      const { overrides } = await getOperatorSettings(merchant);
      return Object.fromEntries(
        (Object.entries(merchant.flags) as [Flag, boolean][]).map(([flag, isOn]) => [
          flag,
          isOn && isOffered(flag, merchant) && (overrides.get(flag) ?? true),
        ]),
      );
    },
  };
};
