import { iconUrl } from '../../../modules/brands/media/image-urls.ts';
import type { appResources } from '../../../modules/brands/app-install/app-install.tables.ts';

/** The demo downloads of one brand: pages that say what an operator puts there, and a profile that works. */
export const toResourceRows = (merchant: string): (typeof appResources.$inferInsert)[] => [
  { merchant, resourceType: 'Android', url: `/wps/demo/${merchant}/android` },
  { merchant, resourceType: 'IOS', url: `/wps/demo/${merchant}/ios` },
  { merchant, resourceType: 'MOBILECONFIG', url: `/wps/downloads/${merchant}.mobileconfig` },
  { merchant, resourceType: 'AppDownloadIcon', url: iconUrl(merchant) },
];
