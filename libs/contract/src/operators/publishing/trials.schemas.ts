import * as z from 'zod/mini';
import { brand, entryId, reason, releaseId } from './release-fields.schemas.ts';

/**
 * Numbers of visitors in one of the two groups of a trial. A visitor who opens the app several times is counted once.
 */
const figures = z.object({
  visitors: z.number(),
  /** Number of visitors whose app has started. */
  starts: z.number(),
  /** Number of visitors whose app has reported a script error. */
  errors: z.number(),
  /** Number of visitors who requested a file of the app that does not exist. */
  lost: z.number(),
});

/**
 * Action at the end of the trial, if the release on trial is not worse than the other release. `publish`: all visitors
 * get the release. `stop`: nobody gets the release any more.
 */
const atEnd = z.enum(['publish', 'stop']);

const trial = z.object({
  trialId: z.string(),
  /** Release on trial, which a share of the visitors sees during the trial. */
  releaseId,
  /** Release that all other visitors see during the trial. */
  stableId: releaseId,
  /** Share of the visitors who see the release on trial, in percent. */
  share: z.number(),
  endsAt: z.string(),
  atEnd,
  reason: z.string(),
  /**
   * State of the trial. `promoted`: all visitors get the release on trial. `stopped`: an operator has stopped the
   * trial. `returned`: the gateways stopped the trial, because the release was clearly worse. `expired`: the trial
   * reached `endsAt`, and the release was not published.
   */
  state: z.enum(['running', 'promoted', 'stopped', 'returned', 'expired']),
  /**
   * Reason for the end of the trial. State `returned`: the measurement that was worse than with the stable release.
   * `failures` is the share of visitors with an error or a missing file, and `starts` the share of visitors whose app has
   * started. State `expired`: the error code that prevented the publication, or null if no publication was planned. Null
   * in all other states.
   */
  cause: z.nullable(z.string()),
  startedBy: z.string(),
  startedAt: z.string(),
  /** Operator who ended the trial. Null for a running trial, and for a trial that the gateways stopped. */
  endedBy: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  candidate: figures,
  stable: figures,
});

export const listReleaseTrials = {
  request: z.object({ brand }),
  value: z.object({ trials: z.array(trial) }),
};

export const startReleaseTrial = {
  request: z.object({
    brand,
    releaseId,
    share: z.int().check(z.minimum(1), z.maximum(50)),
    /** Duration of the trial in hours, at most 14 days. */
    hours: z.int().check(z.minimum(1), z.maximum(336)),
    atEnd,
    reason,
  }),
  value: trial,
};

export const promoteReleaseTrial = {
  request: z.object({ brand, trialId: entryId, reason }),
  value: trial,
};

export const stopReleaseTrial = {
  request: z.object({ brand, trialId: entryId, reason }),
  value: trial,
};
