import * as z from 'zod/mini';
import { brand, entryId, reason, releaseId } from './release-fields.schemas.ts';

const counts = z.object({
  /** Number of brands whose new release is not built (composed) yet. */
  waiting: z.number(),
  /** Number of brands whose live release already uses the compiled app of this run. */
  current: z.number(),
  unchanged: z.number(),
  changed: z.number(),
  failed: z.number(),
  /**
   * Number of brands whose new release is going to be published. A run publishes only releases whose files are equal to
   * the files of the live release.
   */
  releasing: z.number(),
  released: z.number(),
});

const run = z.object({
  runId: z.string(),
  /**
   * State of the fleet run, which builds new releases of all brands. `composing`: the gateways build the releases.
   * `composed`: the releases are built, and an operator can publish them. `releasing`: the gateways publish them.
   * `stopped`: an operator has stopped the run.
   */
  state: z.enum(['composing', 'composed', 'releasing', 'done', 'stopped']),
  reason: z.string(),
  startedBy: z.string(),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
  counts,
});

const item = z.object({
  brand,
  name: z.string(),
  state: z.enum(['waiting', 'current', 'unchanged', 'changed', 'failed', 'releasing', 'released']),
  /** Live version of the brand, from which the new release is composed. */
  version: z.number(),
  /** Live release at the start of the run. */
  liveReleaseId: releaseId,
  /** Release with the new compiled app. Null before the release is composed (built). */
  releaseId: z.nullable(releaseId),
  /** Number of files that differ from the live release. */
  files: z.number(),
  /**
   * Sizes of the files that differ, in bytes, as browsers load them. `bytesBefore` is for the live release, and
   * `bytesAfter` is for the new release.
   */
  bytesBefore: z.number(),
  bytesAfter: z.number(),
  /** Paths of some of the files that differ. */
  paths: z.array(z.string()),
  /**
   * Reason of the failure: an error code, a problem of the brand document, or an error message. Null if the release was
   * built and published without a failure.
   */
  error: z.nullable(z.string()),
});

const runKey = { runId: entryId };

export const listFleetRuns = {
  request: z.object({}),
  value: z.object({
    /** True if there is a compiled app with which brands can be composed. */
    canCompose: z.boolean(),
    /** Fleet runs, the newest first. A fleet run composes the releases of all brands. */
    runs: z.array(run),
  }),
};

export const getFleetRun = { request: z.object(runKey), value: z.object({ run, items: z.array(item) }) };
export const startFleetRun = { request: z.object({ reason }), value: run };
export const releaseFleetRun = { request: z.object({ ...runKey, reason }), value: run };
export const stopFleetRun = { request: z.object({ ...runKey, reason }), value: run };
