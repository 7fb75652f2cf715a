import * as z from 'zod/mini';
import { brand, entryId, reason, releaseId } from './release-fields.schemas.ts';

const counts = z.object({
  /** Brands that are not composed yet. */
  waiting: z.number(),
  /** Brands whose live release already uses this compiled app. */
  current: z.number(),
  unchanged: z.number(),
  changed: z.number(),
  failed: z.number(),
  /** Number of brands with an unchanged new release (the same files as the live one) that is waiting to become live. */
  releasing: z.number(),
  released: z.number(),
});

const run = z.object({
  runId: z.string(),
  /** `composing` and `releasing`: the gateways are working on the run. `stopped`: an operator has stopped the run. */
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
  /** Release with the new compiled app. Null before it is composed. */
  releaseId: z.nullable(releaseId),
  /** Number of files that differ from the live release. */
  files: z.number(),
  /** Sizes of these files in bytes, as browsers load them: in the live release and in the new release. */
  bytesBefore: z.number(),
  bytesAfter: z.number(),
  /** Paths of some of these files. */
  paths: z.array(z.string()),
  /** Error code, or the problem of the document, if the release could not be composed. Otherwise null. */
  error: z.nullable(z.string()),
});

const runKey = { runId: entryId };

export const listFleetRuns = {
  request: z.object({}),
  value: z.object({
    /** True if there is a compiled app with which brands can be composed. */
    canCompose: z.boolean(),
    /** Runs, the newest first. */
    runs: z.array(run),
  }),
};

export const getFleetRun = { request: z.object(runKey), value: z.object({ run, items: z.array(item) }) };
export const startFleetRun = { request: z.object({ reason }), value: run };
export const releaseFleetRun = { request: z.object({ ...runKey, reason }), value: run };
export const stopFleetRun = { request: z.object({ ...runKey, reason }), value: run };
