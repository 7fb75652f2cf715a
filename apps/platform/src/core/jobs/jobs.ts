/**
 * Task that each gateway instance runs again and again while it listens. Several instances run the same job at the same
 * time, so the job must lock the rows that it processes.
 */
export interface Job {
  /** Name of the module and of the task, such as `lottery.draws`. */
  readonly name: string;
  /** Milliseconds between the end of a run and the start of the next one. */
  readonly every: number;
  readonly run: () => Promise<unknown>;
}

export class DuplicateJobError extends Error {
  override readonly name = 'DuplicateJobError';

  constructor(job: string) {
    super(`Two jobs have the name "${job}". A job is run and reported by its name. Rename one of them.`);
  }
}

export class UnknownJobError extends Error {
  override readonly name = 'UnknownJobError';

  constructor(job: string, names: Iterable<string>) {
    super(`There is no job "${job}". The jobs of this gateway are: ${[...names].join(', ')}.`);
  }
}

export interface Jobs {
  /**
   * Adds a job. The job runs for the first time when `start` is called. Throws a DuplicateJobError if the name exists.
   */
  readonly add: (job: Job) => void;
  /** Runs a job immediately, in addition to its periodic runs. Throws an UnknownJobError, or the error of the job. */
  readonly run: (name: string) => Promise<void>;
  /**
   * Runs each job immediately. After each run, successful or not, the job waits `every` milliseconds and runs again.
   */
  readonly start: () => void;
  /** Stops all jobs and waits for the running ones. */
  readonly stop: () => Promise<void>;
}

/** Runs a job periodically. Returns a function that stops the job and waits for the current run. */
const repeat = ({ every, run }: Job, onError: (error: unknown) => void): (() => Promise<void>) => {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const runOnce = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      onError(error);
    }
    if (isOver) return;
    timer = setTimeout(() => void (running = runOnce()), every);
    timer.unref();
  };
  running = runOnce();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
};

/**
 * Creates the job list of a gateway. `onError` is called when a periodic run fails. A failed job runs again after its
 * normal delay.
 */
export const createJobs = (onError: (name: string, error: unknown) => void): Jobs => {
  const jobs = new Map<string, Job>();
  let stops: readonly (() => Promise<void>)[] = [];
  return {
    add: (job) => {
      if (jobs.has(job.name)) throw new DuplicateJobError(job.name);
      jobs.set(job.name, job);
    },
    run: async (name) => {
      const job = jobs.get(name);
      if (!job) throw new UnknownJobError(name, jobs.keys());
      await job.run();
    },
    start: () => {
      if (stops.length > 0) return;
      stops = [...jobs.values()].map((job) => repeat(job, (error) => onError(job.name, error)));
    },
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
      stops = [];
    },
  };
};
