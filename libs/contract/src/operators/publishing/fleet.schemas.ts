import * as z from 'zod/mini';
import { brand, entryId, reason, releaseId } from './release-fields.schemas.ts';

const counts = z.object({
  /** Brands that are not composed yet. */
  waiting: z.number(),
  /** Brands that show this compile already. */
  current: z.number(),
  unchanged: z.number(),
  changed: z.number(),
  failed: z.number(),
  /** Unchanged brands whose release waits to become live. */
  releasing: z.number(),
  released: z.number(),
});

const run = z.object({
  runId: z.string(),
  /** `composing` and `releasing`: the gateways work on it. `stopped`: an operator has stopped it. */
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
  /** Live version that was composed. */
  version: z.number(),
  /** Release with the new compile. Null before it is composed. */
  releaseId: z.nullable(releaseId),
  /** Number of files that differ from the live release. */
  files: z.number(),
  /** Bytes of these files that browsers load, before and after. */
  bytesBefore: z.number(),
  bytesAfter: z.number(),
  /** The first of these files. */
  paths: z.array(z.string()),
  /** Code of the error, or the problem of the document. Null for a brand without one. */
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
