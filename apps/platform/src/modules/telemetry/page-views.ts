import { forwardPageViews, servicePaths } from '@livery/contract/services/calls';
import type * as z from 'zod/mini';
import type { SignedClient } from '../../core/signed-calls/signed-client.ts';

export type ReceivedVisit = z.output<typeof forwardPageViews.request>['visits'][number];

/** Maximum number of visits in one call to the operator's service. */
const batchSize = 500;
/**
 * Maximum number of visits in the queue in memory. Further visits are dropped, so that the queue cannot fill the memory
 * if the service does not respond.
 */
export const maxWaiting = 5000;

interface PageViewsDeps {
  readonly client: SignedClient;
  readonly countDropped: () => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Creates the functions that collect the page views of visits in memory and forward them in batches. If the service
 * does not accept a batch, the next run sends it again.
 */
export const createPageViews = ({ client, countDropped, onError }: PageViewsDeps) => {
  const waiting: ReceivedVisit[] = [];

  return {
    add: (visit: ReceivedVisit): void => {
      if (waiting.length >= maxWaiting) countDropped();
      else waiting.push(visit);
    },
    /** Sends all visits in the queue, until the queue is empty or a call fails. */
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
