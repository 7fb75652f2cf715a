import { accountFeatures } from '@livery/account/features';
import { agentFeatures } from '@livery/agent/features';
import { gamesFeatures } from '@livery/games/features';
import type { Feature } from '@livery/kit/feature/define-feature';
import { maintenance } from './maintenance/maintenance.feature.ts';

/** All features of the product. A brand ships and shows those that its flags allow. */
export const features: readonly Feature[] = [...gamesFeatures, ...accountFeatures, ...agentFeatures, maintenance];
