/**
 * Runs a task repeatedly, each time `interval` milliseconds after the last run ended, also after a failure. Returns a
 * function that stops it and waits for the current run.
 */
export const runPeriodically = (
  interval: number,
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): (() => Promise<void>) => {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = (): void => {
    running = task()
      .catch(onError)
      .then(() => {
        if (isOver) return;
        timer = setTimeout(run, interval);
        timer.unref();
      });
  };
  run();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
};
