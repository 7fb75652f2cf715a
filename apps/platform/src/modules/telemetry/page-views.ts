import { forwardPageViews, servicePaths } from '@livery/contract/services/calls';
import type * as z from 'zod/mini';
import type { SignedClient } from '../../core/signed-calls/signed-client.ts';

export type ReceivedVisit = z.output<typeof forwardPageViews.request>['visits'][number];

/** Maximum number of visits in one call to the operator's service. */
const batchSize = 500;
/** Maximum number of visits that wait in memory. Further ones are dropped, because statistics are not worth memory. */
export const maxWaiting = 5000;

interface PageViewsDeps {
  readonly client: SignedClient;
  readonly countDropped: () => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Creates the functions that collect the page views of visits in memory and forward them in batches. A batch that the
 * service does not accept is sent again with the next one.
 */
export const createPageViews = ({ client, countDropped, onError }: PageViewsDeps) => {
  const waiting: ReceivedVisit[] = [];

  return {
    add: (visit: ReceivedVisit): void => {
      if (waiting.length >= maxWaiting) countDropped();
      else waiting.push(visit);
    },
    /** Sends all visits that wait, until a call fails. */
    forward: async (): Promise<void> => {
      while (waiting.length > 0) {
        const visits = waiting.slice(0, batchSize);
        try {
          await client.post(servicePaths.forwardPageViews, { visits }, forwardPageViews.value);
        } catch (error) {
          onError(error);
          return;
        }
        waiting.splice(0, visits.length);
      }
    },
  };
};
