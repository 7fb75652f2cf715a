import * as z from 'zod/mini';
import { brand, entryId, environment, reason, releaseId } from './release-fields.schemas.ts';

const scheduledRelease = z.object({
  scheduleId: z.string(),
  environment,
  releaseId,
  /** Time at which the environment shows the release, in ISO 8601. */
  dueAt: z.string(),
  reason: z.string(),
  state: z.enum(['waiting', 'done', 'failed', 'cancelled']),
  /** Error code if the schedule has failed. Otherwise null. */
  errorCode: z.nullable(z.string()),
  scheduledBy: z.string(),
  scheduledAt: z.string(),
  /** Operator who cancelled the schedule. Null if nobody cancelled it. */
  endedBy: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
});

export const listScheduledReleases = {
  request: z.object({ brand }),
  value: z.object({
    /** Name of the time zone of the brand. */
    timeZone: z.string(),
    scheduled: z.array(scheduledRelease),
  }),
};

export const scheduleRelease = {
  request: z.object({ brand, environment, releaseId, dueAt: z.iso.datetime(), reason }),
  value: scheduledRelease,
};

export const cancelScheduledRelease = {
  request: z.object({ brand, scheduleId: entryId }),
  value: scheduledRelease,
};
