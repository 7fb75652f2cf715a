/** Runs a task again and again, `pause` milliseconds after it was done; one that fails is tried again. Answers what ends it, and waits for a run that is on its way. */
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
