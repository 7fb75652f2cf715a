import type { LegalPage } from '@livery/merchant/legal-texts';
import { paths } from './paths.ts';

/** Path of each legal page. These paths are not in `paths`, because the first load of the app does not need them. */
export const legalPaths = {
  terms: paths.agreement,
  privacy: '/m/privacy',
  play: '/m/responsiblePlay',
  licence: '/m/licence',
} as const satisfies Record<LegalPage, string>;
