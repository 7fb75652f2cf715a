import type { Core } from '../../../core/core.ts';
import { findLatestVersion } from '../versions/versions.ts';

const fallback = 'UTC';

/**
 * Creates the function that returns the time zone name of a brand. If the gateway does not serve the brand, the
 * newest version of the brand is used. The result is `UTC` if there is no version, or if the version has no time
 * zone.
 */
export const createTimeZoneSearch =
  ({ brands, db }: Pick<Core, 'brands' | 'db'>) =>
  async (brand: string): Promise<string> => {
    const served = brands.find(brand)?.timeZone;
    if (served) return served;
    const latest = await findLatestVersion(db, brand);
    return latest ? ((JSON.parse(latest.text) as { readonly timeZone?: string }).timeZone ?? fallback) : fallback;
  };
