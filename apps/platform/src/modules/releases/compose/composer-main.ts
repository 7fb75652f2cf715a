import type { ComposerRequest, ComposerResponse } from './composer-messages.ts';
import { createTaskRunner } from './run-composer-task.ts';

/**
 * Entry point of the process that composes brands. Composing needs much processor time, so it runs outside the gateway
 * process, which serves the members. The process runs the tasks that the gateway sends, and ends when the gateway ends.
 * Usage: `node composer-main.ts <compiled app> <folder of images>`.
 */
const [compileFolder = '', imageFolder = ''] = process.argv.slice(2);
const runTask = createTaskRunner({ compileFolder, imageFolder });

const respond = (response: ComposerResponse): void => void process.send?.(response);

process.on('message', ({ id, task }: ComposerRequest) => {
  runTask(task).then(
    (value) => respond({ id, value }),
    (error: unknown) => respond({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
