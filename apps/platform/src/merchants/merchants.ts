import type { Flag } from '@livery/merchant/flags';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import { keepFresh } from '../clock/keep-fresh.ts';
import type { Database } from '../db/database.ts';
import { merchantFlags, merchants as merchantsTable } from '../db/schema/tables.ts';

/** What the operator has set for a brand while it runs. */
interface Operation {
  readonly maintenance: boolean;
  /** When the operator expects to be done. */
  readonly maintenanceUntil: Date | null;
  readonly blockedCountries: readonly string[];
  /** Flags that differ from the brand file. */
  readonly overrides: ReadonlyMap<string, boolean>;
}

export interface Merchants {
  /** In the order of their codes. */
  readonly all: readonly Merchant[];
  readonly find: (code: string) => Merchant | undefined;
  readonly operationOf: (merchant: Merchant) => Promise<Operation>;
  /** The flags that are on now: those of the brand file that the operator has not switched off and that this gateway can do. */
  readonly flagsOf: (merchant: Merchant) => Promise<Record<string, boolean>>;
}

/** An operator's switch takes effect within this time on every instance. */
const freshFor = seconds(3);

export const createMerchants = (
  brands: readonly Merchant[],
  db: Database,
  clock: Clock,
  isOffered: (flag: Flag, merchant: Merchant) => boolean = () => true,
): Merchants => {
  const byCode = new Map(brands.map((brand) => [brand.code, brand]));
  const fresh = keepFresh<Operation>(clock, freshFor);

  const read = async (code: string): Promise<Operation> => {
    const [row] = await db.select().from(merchantsTable).where(eq(merchantsTable.code, code));
    const flags = await db.select().from(merchantFlags).where(eq(merchantFlags.merchant, code));
    return {
      maintenance: row?.maintenance ?? false,
      maintenanceUntil: row?.maintenanceUntil ?? null,
      blockedCountries: row?.blockedCountries ?? [],
      overrides: new Map(flags.map(({ flag, isOn }) => [flag, isOn])),
    };
  };

  const operationOf = ({ code }: Merchant): Promise<Operation> => fresh.get(code, () => read(code));

  return {
    all: brands,
    find: (code) => byCode.get(code),
    operationOf,
    flagsOf: async (merchant) => {
      const { overrides } = await operationOf(merchant);
      return Object.fromEntries(
        (Object.entries(merchant.flags) as [Flag, boolean][]).map(([flag, isOn]) => [
          flag,
          isOn && isOffered(flag, merchant) && (overrides.get(flag) ?? true),
        ]),
      );
    },
  };
};
