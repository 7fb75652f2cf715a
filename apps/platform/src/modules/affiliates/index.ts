import { defineModule } from '../../core/modules/define-module.ts';
import { commissionsModule } from '../commissions/index.ts';
import { membersModule } from '../members/index.ts';

export {
  applyTerms,
  createLink,
  findLink,
  listLinks,
  readTerms,
  recordJoin,
  revokeLink,
  toLinkView,
} from './affiliate-links.ts';

/**
 * Affiliate links. This module has no routes. The module `agents` has the routes for affiliate links, and the module
 * `auth` uses a link when a new member registers.
 */
export const affiliatesModule = defineModule({
  name: 'affiliates',
  dependsOn: { commissions: commissionsModule, members: membersModule },
  register: () => undefined,
});
