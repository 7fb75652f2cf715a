import { eq } from 'drizzle-orm';
import { defineModule } from '../../core/modules/define-module.ts';
import { releasesModule } from '../releases/index.ts';
import { draftBaseRoutes } from './draft-base.routes.ts';
import { createDraftService } from './draft-service.ts';
import { draftVersionsRoutes } from './draft-versions.routes.ts';
import { draftsRoutes } from './drafts.routes.ts';
import { drafts } from './drafts.tables.ts';
import { draftEventsRoutes } from './events/draft-events.routes.ts';
import { createPresence } from './events/presence.ts';
import { type AnnounceChange, operationsRoutes } from './operations.routes.ts';

/** Drafts of brand documents, which several people edit at the same time. */
export const draftsModule = defineModule({
  name: 'drafts',
  dependsOn: { releases: releasesModule },
  register: ({ db, clock, hub, operators, operatorChecks, warn }, { releases }) => {
    operatorChecks.provide({
      isExistingBrand: async (tx, brand) =>
        (await releases.isExistingBrand(tx, brand)) || (await tx.$count(drafts, eq(drafts.brand, brand))) > 0,
    });
    const announce: AnnounceChange = ({ brand, id, sequence }) =>
      hub.publish({ type: 'draft', brand, draftId: id, sequence });
    draftsRoutes(operators, { db, clock, releases, announce });
    operationsRoutes(operators, { db, clock, announce });
    draftBaseRoutes(operators, { db, releases });
    draftVersionsRoutes(operators, { db, clock, releases });
    draftEventsRoutes(operators, { db, hub, releases, presence: createPresence(hub, clock), warn });
    return createDraftService({ db, hub, readDocument: releases.readDocument });
  },
});
