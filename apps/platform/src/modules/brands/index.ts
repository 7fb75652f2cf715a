import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Flag } from '@livery/merchant/flags';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { seconds } from '../../core/clock/durations.ts';
import type { Config } from '../../core/config/config.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { releasesModule } from '../releases/index.ts';
import { downloadsRoutes } from './app-install/app-install.routes.ts';
import { createAvailabilityGuard } from './availability-guard.ts';
import { createMerchants } from './brand-repository.ts';
import { createBundleFinder } from './bundles/brand-bundles.ts';
import { brandsRoutes } from './bundles/brand-bundles.routes.ts';
import { createIconRenderer } from './media/brand-icon.ts';
import { iconRoutes } from './media/icon.routes.ts';

export { appDownloadContent, writeAppDownloads } from './app-install/app-downloads.content.ts';
export { appResources } from './app-install/app-install.tables.ts';
export { merchants } from './brands.tables.ts';
export { createHeaderRules, type GetHeaders } from './bundles/bundle-headers.ts';
export { pagePath, toBundlePath } from './bundles/bundle-paths.ts';
export { artworkVersion } from './media/artwork-version.ts';
export {
  bannerUrl,
  findBannerTheme,
  iconUrl,
  isGeneratedBanner,
  storedImageUrl,
  teamLogoUrl,
  tileUrl,
  tileWidths,
  vendorUrl,
} from './media/image-urls.ts';

/**
 * Additional condition for a flag of a brand. If it returns false, the flag is off, even if the brand file switches it
 * on. For example, the gateway lacks a service that the feature needs.
 */
type FlagCondition = (flag: Flag, merchant: Merchant) => boolean;

/** Lists the origins of the game vendors, whose pages the app shows in frames. */
const listVendorOrigins = ({ gameVendors = new Map() }: Config): string[] => [
  ...new Set([...gameVendors.values()].map(({ url }) => new URL(url).origin)),
];

/** Brands: their settings, app bundles, icons and app downloads. */
export const brandsModule = defineModule({
  name: 'brands',
  dependsOn: { releases: releasesModule },
  register: async (
    { app, route, config, db, clock, brands, hosts, checks, jobs, warn, getOrigins, getSiteOrigin },
    { releases },
  ) => {
    const conditions: FlagCondition[] = [];
    const merchants = createMerchants(brands, db, clock, (flag, merchant) =>
      conditions.every((isOffered) => isOffered(flag, merchant)),
    );
    const renderIcon = createIconRenderer(
      async ({ code }, path) => (await releases.readImage(code, path)) ?? readFile(join(config.merchantsFolder, path)),
    );
    checks.provide({ assertAvailable: createAvailabilityGuard(merchants) });
    iconRoutes(app, merchants, renderIcon);
    downloadsRoutes(route, { app, db, clock, merchants, renderIcon, getSiteOrigin });
    const findBundle = createBundleFinder({
      bundlesFolder: config.bundlesFolder,
      findBrand: hosts.find,
      findRelease: releases.findFolder,
      onProblem: warn('A bundle could not be read. The gateway serves it with the headers of before'),
      gamesOrigins: () => (config.isDemo ? [getOrigins().games] : listVendorOrigins(config)),
    });
    brandsRoutes(app, { findBundle, findBrand: hosts.find, findVisitor: releases.findVisitor });
    jobs.add({ name: 'brands.reload', every: seconds(2), isLocal: true, run: brands.reload });
    return {
      merchants,
      renderIcon,
      addFlagCondition: (condition: FlagCondition): void => void conditions.push(condition),
    };
  },
});
