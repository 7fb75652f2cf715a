import { iconUrl } from '../../../modules/brands/media/image-urls.ts';
import type { appResources } from '../../../modules/brands/app-install/app-install.tables.ts';

/** App downloads of a demo brand: placeholder pages for the operator's files, and a working profile. */
export const toResourceRows = (merchant: string): (typeof appResources.$inferInsert)[] => [
  { merchant, resourceType: 'Android', url: `/wps/demo/${merchant}/android` },
  { merchant, resourceType: 'IOS', url: `/wps/demo/${merchant}/ios` },
  { merchant, resourceType: 'MOBILECONFIG', url: `/wps/downloads/${merchant}.mobileconfig` },
  { merchant, resourceType: 'AppDownloadIcon', url: iconUrl(merchant) },
];
