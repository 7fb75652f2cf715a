import { type appResources, iconUrl } from '../../../modules/brands/index.ts';

/**
 * Creates the app downloads of a demo brand. The links for Android and iOS open placeholder pages. The iOS
 * configuration profile (MOBILECONFIG) is a real download.
 */
export const toResourceRows = (merchant: string): (typeof appResources.$inferInsert)[] => [
  { merchant, resourceType: 'Android', url: `/wps/demo/${merchant}/android` },
  { merchant, resourceType: 'IOS', url: `/wps/demo/${merchant}/ios` },
  { merchant, resourceType: 'MOBILECONFIG', url: `/wps/downloads/${merchant}.mobileconfig` },
  { merchant, resourceType: 'AppDownloadIcon', url: iconUrl(merchant) },
];
