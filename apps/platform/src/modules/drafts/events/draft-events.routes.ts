import type { ResponseValue } from '@livery/contract/operation';
import { draftEventsPath, reportDraftPresence } from '@livery/contract/operators/drafts';
import { ErrorCode } from '@livery/contract/errors';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { ServicesOf } from '../../../core/modules/define-module.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import type { DraftPerson, EventHub } from '../../../core/realtime/event-hub.ts';
import type { releasesModule } from '../../releases/index.ts';
import { getDraftOrThrow } from '../drafts.ts';
import type { DraftPresence } from './presence.ts';

/** Types of events that the stream of a draft sends, with the data of each. */
interface DraftEvents {
  readonly operations: { readonly sequence: number };
  readonly people: ResponseValue<typeof reportDraftPresence>;
  readonly base: { readonly name: string };
}

interface DraftEventsDeps {
  readonly db: Database;
  readonly hub: EventHub;
  readonly releases: Pick<ServicesOf<{ readonly releases: typeof releasesModule }>['releases'], 'loadBases'>;
  readonly presence: DraftPresence;
  readonly warn: (message: string) => (error: unknown) => void;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns the people who work in the draft, except the operator with this id. */
const listOthers = (people: readonly DraftPerson[], operatorId: string): DraftEvents['people'] => ({
  people: people
    .filter((person) => person.operatorId !== operatorId)
    .map(({ path, ...person }) => ({ ...person, path: path && [...path] })),
});

/** Registers the events of drafts, and the operation that reports the presence of a person in a draft. */
export const draftEventsRoutes = (
  { route, routeStream }: OperatorRoutes,
  { db, hub, releases, presence, warn }: DraftEventsDeps,
): void => {
  const isBase = async (name: string, draft: { readonly brand: string; readonly draftId: string }): Promise<boolean> =>
    (await releases.loadBases(await getDraftOrThrow(db, draft))).some((base) => base.name === name);

  route(reportDraftPresence, async ({ tx, request: { brand, draftId, path }, operator: { operatorId, name } }) => {
    await getDraftOrThrow(tx, { brand, draftId });
    await presence.report(draftId, { operatorId, name, path });
    return listOthers(presence.list(draftId), operatorId);
  });

  routeStream<DraftEvents>({
    name: 'draftEvents',
    path: draftEventsPath,
    permission: 'drafts:read',
    prepare: async ({ brand, params: { draftId = '' } }) => {
      if (!uuid.test(draftId)) throw new GatewayError(ErrorCode.NotFound);
      await getDraftOrThrow(db, { brand, draftId });
    },
    start: ({ params: { brand = '', draftId = '' }, operator: { operatorId }, send }) => {
      const sendPeople = (): void => send('people', listOthers(presence.list(draftId), operatorId));
      const unsubscribe = hub.subscribe((event) => {
        if (event.type === 'draft' && event.draftId === draftId) send('operations', { sequence: event.sequence });
        if (event.type === 'version' && event.brand !== brand)
          isBase(event.brand, { brand, draftId }).then(
            (isFound) => isFound && send('base', { name: event.brand }),
            warn('The new version of a base could not be reported to an editor'),
          );
      });
      const unsubscribePeople = presence.subscribe(draftId, sendPeople);
      // The draft may have changed before the subscription, so the stream first sends the number of the last
      // operation.
      getDraftOrThrow(db, { brand, draftId }).then(
        ({ sequence }) => send('operations', { sequence }),
        warn('The first event of a draft could not be sent'),
      );
      sendPeople();
      return () => {
        unsubscribe();
        unsubscribePeople();
      };
    },
  });
};
