import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostTasksExecution } from '@nx/devkit';

export const name = '@livery/workspace';

const good = ['success', 'local-cache', 'local-cache-kept-existing', 'remote-cache'];

/**
 * Writes the outcome of each Nx task to `reports/tasks.json`, for the summary of `npm test`. Does nothing if the
 * environment variable `LIVERY_COUNT` is not set. Only Nx has this information: which tasks have run, were cached or
 * were skipped, their durations, and the output of failed tasks.
 */
export const postTasksExecution: PostTasksExecution = (_options, { workspaceRoot, taskResults }) => {
  if (!process.env.LIVERY_COUNT) return;
  const outcomes = Object.values(taskResults).map(({ task, status, terminalOutput = '' }) => ({
    project: task.target.project,
    target: task.target.target,
    status,
    milliseconds: (task.endTime ?? 0) - (task.startTime ?? 0),
    output: good.includes(status) ? '' : terminalOutput.slice(-10_000),
  }));
  mkdirSync(join(workspaceRoot, 'reports'), { recursive: true });
  writeFileSync(join(workspaceRoot, 'reports/tasks.json'), `${JSON.stringify(outcomes, null, 2)}\n`);
};
