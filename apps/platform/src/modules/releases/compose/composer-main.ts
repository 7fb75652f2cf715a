import type { ComposerRequest, ComposerResponse } from './composer-messages.ts';
import { createTaskRunner } from './run-composer-task.ts';

/**
 * Entry point of the process that composes brands. It is a separate process, so that the gateway process stays
 * responsive for members. It runs the tasks that the gateway sends, and ends together with the gateway. The arguments
 * are the folder of the compiled app and the folder of images: `node composer-main.ts <compiled app> <folder of
 * images>`.
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
