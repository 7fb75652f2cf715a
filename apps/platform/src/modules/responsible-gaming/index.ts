import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { membersModule } from '../members/index.ts';
import { createPlayLimits } from './play-limits.ts';
import { playLimitsRoutes } from './responsible-gaming.routes.ts';

export { findActiveExclusion, hasBreakStartedSince, toBreakView } from './active-exclusion.ts';
export { assertNotExcluded, assertWithinLimits } from './assert-play-allowed.ts';
export { playBreaks, playHistory, playLimits } from './responsible-gaming.tables.ts';

/** Responsible gaming: limits and breaks that members set for themselves. */
export const responsibleGamingModule = defineModule({
  name: 'responsible-gaming',
  dependsOn: { brands: brandsModule, ledger: ledgerModule, members: membersModule },
  register: ({ route, db, clock }, { brands: { merchants } }) =>
    playLimitsRoutes(route, { db, clock, merchants, limits: createPlayLimits(db, clock) }),
});
