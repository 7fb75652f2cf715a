import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { TableRoundRecord } from '../../store/records.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { tableLimits } from '../limits/limits.ts';
import { createTopicHub } from '../realtime/topics.ts';
import { tableGame } from './table-game.ts';
import { TableRun, type TableRunOptions } from './table-run.ts';

const game = tableGame({
  id: 'coin',
  rtpPercent: '100.00',
  limits: tableLimits,
  phases: { betting: 1500, closed: 20, result: 100 },
  bet: z.object({ amount: z.int() }),
  stake: ({ amount }) => amount,
  draw: () => ({ isHeads: true }),
  runMs: () => 300,
  settle: () => 0,
  shownWhileRunning: () => null,
});

/**
 * Starts a table whose store fails while `disk.isFull` is true. `phases` has the published phases. `getStored` returns
 * the phase of the stored round.
 */
const startTable = async () => {
  const clock = createManualClock();
  const tableRounds = new Map<string, TableRoundRecord>();
  const disk = { isFull: false };
  const commit = async (changes: { readonly tableRounds?: Readonly<Record<string, TableRoundRecord | null>> }) => {
    if (disk.isFull) throw new Error('The disk is full');
    for (const [key, round] of Object.entries(changes.tableRounds ?? {}))
      if (round) tableRounds.set(key, round);
      else tableRounds.delete(key);
  };
  const topicHub = createTopicHub();
  const phases: string[] = [];
  topicHub.subscribe(['table/coin'], (event) => {
    const { type, round } = JSON.parse(event) as { type: string; round?: { phase: string } };
    if (type === 'round' && round) phases.push(round.phase);
  });
  const onError = vi.fn();
  const run = new TableRun({
    key: 'coin',
    game,
    store: { tables: { tableRounds }, commit } as unknown as TableRunOptions['store'],
    betLedger: { listOpenBets: () => [] } as unknown as TableRunOptions['betLedger'],
    topicHub,
    createRandomSource: () => ({ range: 2, next: () => 0 }),
    now: clock.now,
    after: clock.after,
    tempo: 1,
    onError,
  });
  await run.wake();
  const pass = async (milliseconds: number): Promise<void> => {
    clock.pass(milliseconds);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { run, pass, disk, phases, onError, getStored: () => [...tableRounds.values()].at(-1)?.phase };
};

it('repeats a step that could not be stored, and publishes each phase only after it is stored', async () => {
  const { run, pass, disk, phases, onError, getStored } = await startTable();
  expect(phases).toEqual(['betting']);
  disk.isFull = true;
  await pass(1500);
  expect([phases, getStored(), run.round()?.phase]).toEqual([['betting'], 'betting', 'betting']);
  expect(onError).toHaveBeenCalledTimes(1);
  disk.isFull = false;
  await pass(1000);
  expect([phases.at(-1), getStored()]).toEqual(['closed', 'closed']);
  disk.isFull = true;
  await pass(20);
  expect([phases.at(-1), getStored(), run.round()?.phase]).toEqual(['closed', 'closed', 'closed']);
  disk.isFull = false;
  await pass(1000);
  expect([phases.at(-1), getStored()]).toEqual(['running', 'running']);
  run.close();
});
