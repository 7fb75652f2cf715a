import type { FastifyInstance } from 'fastify';

/**
 * Repeats a task from the time when the app is ready until the app closes. The next run starts only after the last run
 * has ended.
 */
export const runPeriodically = (app: FastifyInstance, everyMs: number, task: () => Promise<void>): void => {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const run = async (): Promise<void> => {
    await task().catch((error: unknown) =>
      app.log.error(error, 'The sweep of outstanding rounds failed and will be retried'),
    );
    if (!isClosed) timer = setTimeout(run, everyMs).unref();
  };
  let running: Promise<void> = Promise.resolve();
  app.addHook('onReady', async () => {
    running = run();
  });
  app.addHook('preClose', async () => {
    isClosed = true;
    clearTimeout(timer);
    await running;
  });
};
