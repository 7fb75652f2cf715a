import * as z from 'zod/mini';
import { brand, entryId, reason, releaseId } from './release-fields.schemas.ts';

/** Numbers of visitors of one group. In each number, a visitor is counted at most once. */
const figures = z.object({
  visitors: z.number(),
  /** Visitors whose app has started. */
  starts: z.number(),
  /** Visitors whose app has reported a script error. */
  errors: z.number(),
  /** Visitors who requested a file of the app that does not exist. */
  lost: z.number(),
});

/** Action at the end of the trial if the release is not worse. */
const atEnd = z.enum(['publish', 'stop']);

const trial = z.object({
  trialId: z.string(),
  /** Release that a share of the visitors sees. */
  releaseId,
  /** Release that the other visitors see. */
  stableId: releaseId,
  /** Share of the visitors in percent. */
  share: z.number(),
  endsAt: z.string(),
  atEnd,
  reason: z.string(),
  /**
   * `returned`: the gateways stopped the trial, because the release on trial was clearly worse. `expired`: the trial
   * reached `endsAt`, and the release was not published.
   */
  state: z.enum(['running', 'promoted', 'stopped', 'returned', 'expired']),
  /**
   * If the state is `returned`, the measurement that was worse: `failures` or `starts`. If the state is `expired` and
   * the release should have been published, the error code that prevented it. Otherwise null.
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
