import { accountFeatures } from '@livery/account/features';
import { agentFeatures } from '@livery/agent/features';
import { gamesFeatures } from '@livery/games/features';
import type { Feature } from '@livery/kit/feature/define-feature';
import { maintenance } from './maintenance/maintenance.feature.ts';

/** All features of the product. A brand's bundle contains only the features that its flags enable. */
export const features: readonly Feature[] = [...gamesFeatures, ...accountFeatures, ...agentFeatures, maintenance];
