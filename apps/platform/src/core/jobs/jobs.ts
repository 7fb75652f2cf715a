import type { RuntimeSettings } from '../config/runtime-settings.ts';

/**
 * Task that a gateway instance runs periodically while it listens. Several instances can run the same job at the same
 * time, so the job must lock the rows that it processes.
 */
export interface Job {
  /** Name of the module, a dot and the name of the task, such as `lottery.draws`. */
  readonly name: string;
  /** Milliseconds between the end of a run and the start of the next run. */
  readonly every: number;
  /**
   * True for a job that maintains the gateway instance itself, such as a refresh of its memory. Every instance runs
   * such a job. Other jobs do work for all instances. Instances with the role `web` do not run them.
   */
  readonly isLocal?: boolean;
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
   * Adds a job. The job runs for the first time when `start` is called. Throws a DuplicateJobError if a job has the
   * same name.
   */
  readonly add: (job: Job) => void;
  /**
   * Runs a job immediately, in addition to its periodic runs. Throws an UnknownJobError for an unknown name. Rejects
   * with the error of the job if the job fails.
   */
  readonly run: (name: string) => Promise<void>;
  /**
   * Starts all jobs of the role. Each job runs immediately. After each run, successful or not, the job waits `every`
   * milliseconds and runs again.
   */
  readonly start: (role?: RuntimeSettings['role']) => void;
  /** Stops all jobs and waits for the running jobs. */
  readonly stop: () => Promise<void>;
}

interface JobListeners {
  /**
   * Called with the name of the job and the error when a periodic run fails. The job runs again after its normal delay.
   */
  readonly onError: (name: string, error: unknown) => void;
  /** Called after each periodic run, successful or not. Not called after a run that `Jobs.run` starts. */
  readonly onRun?: (run: JobRun) => void;
}

export interface JobRun {
  readonly name: string;
  readonly seconds: number;
  readonly hasFailed: boolean;
}

/** Runs a job periodically. Returns a function that stops the job and waits for the current run. */
export const repeat = (
  { name, every, run }: Pick<Job, 'name' | 'every' | 'run'>,
  { onError, onRun = () => {} }: JobListeners,
): (() => Promise<void>) => {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const runOnce = async (): Promise<void> => {
    const startedAt = performance.now();
    let hasFailed = false;
    try {
      await run();
    } catch (error) {
      hasFailed = true;
      onError(name, error);
    }
    onRun({ name, seconds: (performance.now() - startedAt) / 1000, hasFailed });
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

/** Creates the registry of the jobs of a gateway. */
export const createJobs = ({ onError, onRun = () => {} }: JobListeners): Jobs => {
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
    start: (role = 'all') => {
      if (stops.length > 0) return;
      stops = [...jobs.values()]
        .filter(({ isLocal }) => isLocal || role !== 'web')
        .map((job) => repeat(job, { onError, onRun }));
    },
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
      stops = [];
    },
  };
};
