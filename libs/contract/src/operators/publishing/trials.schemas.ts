import * as z from 'zod/mini';
import { brand, entryId, reason, releaseId } from './release-fields.schemas.ts';

/** Figures of one group of visitors. Each visitor counts at most once in each of them. */
const figures = z.object({
  visitors: z.number(),
  /** Visitors whose app has started. */
  starts: z.number(),
  /** Visitors whose app has reported a script error. */
  errors: z.number(),
  /** Visitors who requested a file of the app that does not exist. */
  lost: z.number(),
});

/** Result at the end of the time, if the release is not worse. */
const atEnd = z.enum(['publish', 'stop']);

const trial = z.object({
  trialId: z.string(),
  /** Release that a share of the visitors sees. */
  releaseId,
  /** Release that the others see. */
  stableId: releaseId,
  /** Share in percent. */
  share: z.number(),
  endsAt: z.string(),
  atEnd,
  reason: z.string(),
  /**
   * `returned`: the gateways stopped it, because its release was clearly worse. `expired`: its time has come, and its
   * release was not published.
   */
  state: z.enum(['running', 'promoted', 'stopped', 'returned', 'expired']),
  /**
   * Of a returned one: `failures` or `starts`. Of an expired one that should have been published: the code of the error
   * that prevented it. Otherwise null.
   */
  cause: z.nullable(z.string()),
  startedBy: z.string(),
  startedAt: z.string(),
  /** Null for a trial that runs, and for one that the gateways stopped. */
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
    /** Hours until its end, at most 14 days. */
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
