import type { Core } from '../../../core/core.ts';
import { findLatestVersion } from '../versions/versions.ts';

const fallback = 'UTC';

/**
 * Creates the function that returns the time zone name of a brand. For a brand that is not live yet, it is taken from
 * the newest version.
 */
export const createTimeZoneSearch =
  ({ brands, db }: Pick<Core, 'brands' | 'db'>) =>
  async (brand: string): Promise<string> => {
    const served = brands.find(brand)?.timeZone;
    if (served) return served;
    const latest = await findLatestVersion(db, brand);
    return latest ? ((JSON.parse(latest.text) as { readonly timeZone?: string }).timeZone ?? fallback) : fallback;
  };
