import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJobs, DuplicateJobError, UnknownJobError } from './jobs.ts';

describe('createJobs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs each job at the start, and again after its interval', async () => {
    const jobs = createJobs({ onError: () => {} });
    const run = vi.fn(async () => undefined);
    jobs.add({ name: 'lottery.draws', every: 1000, run });
    await vi.advanceTimersByTimeAsync(5000);
    expect(run).not.toHaveBeenCalled();
    jobs.start();
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(run).toHaveBeenCalledTimes(3);
    await jobs.stop();
  });

  it('starts the interval when a run ends, so that two runs never overlap', async () => {
    const jobs = createJobs({ onError: () => {} });
    const run = vi.fn(() => new Promise((resolve) => void setTimeout(resolve, 5000)));
    jobs.add({ name: 'slow', every: 1000, run });
    jobs.start();
    await vi.advanceTimersByTimeAsync(5500);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(run).toHaveBeenCalledTimes(2);
    const stopped = jobs.stop();
    await vi.advanceTimersByTimeAsync(5000);
    await stopped;
  });

  it('reports a failure with the name of the job and runs it again', async () => {
    const onError = vi.fn();
    const jobs = createJobs({ onError });
    const failure = new Error('no database');
    const run = vi.fn(async () => Promise.reject(failure));
    jobs.add({ name: 'agents.payouts', every: 1000, run });
    jobs.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onError).toHaveBeenCalledWith('agents.payouts', failure);
    expect(run).toHaveBeenCalledTimes(2);
    await jobs.stop();
  });

  it('waits at the stop for the running job and starts no other run', async () => {
    const jobs = createJobs({ onError: () => {} });
    let finish = (): void => {};
    const run = vi.fn(() => new Promise<void>((resolve) => void (finish = resolve)));
    jobs.add({ name: 'slow', every: 1000, run });
    jobs.start();
    const onStopped = vi.fn();
    const stopped = jobs.stop().then(onStopped);
    await vi.advanceTimersByTimeAsync(3000);
    expect(onStopped).not.toHaveBeenCalled();
    finish();
    await stopped;
    await vi.advanceTimersByTimeAsync(3000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs only local jobs on an instance with the role web', async () => {
    const jobs = createJobs({ onError: () => {} });
    const [shared, local] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    jobs.add({ name: 'lottery.draws', every: 1000, run: shared });
    jobs.add({ name: 'catalogue.reload', every: 1000, isLocal: true, run: local });
    jobs.start('web');
    await vi.advanceTimersByTimeAsync(2000);
    expect(shared).not.toHaveBeenCalled();
    expect(local).toHaveBeenCalledTimes(3);
    await jobs.stop();
  });

  it('reports the duration and the result of each run', async () => {
    const onRun = vi.fn();
    const jobs = createJobs({ onError: () => {}, onRun });
    jobs.add({ name: 'agents.payouts', every: 1000, run: async () => Promise.reject(new Error('no database')) });
    jobs.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(onRun).toHaveBeenCalledWith({ name: 'agents.payouts', seconds: expect.any(Number), hasFailed: true });
    await jobs.stop();
  });

  it('runs one job by its name and passes on its failure', async () => {
    const onError = vi.fn();
    const jobs = createJobs({ onError });
    const run = vi.fn(async () => Promise.reject(new Error('no database')));
    jobs.add({ name: 'lottery.draws', every: 1000, run });
    await expect(jobs.run('lottery.draws')).rejects.toThrow('no database');
    expect(onError).not.toHaveBeenCalled();
  });

  it('rejects a second job of the same name, and an unknown name', async () => {
    const jobs = createJobs({ onError: () => {} });
    const job = { name: 'lottery.draws', every: 1000, run: async () => undefined };
    jobs.add(job);
    expect(() => jobs.add(job)).toThrow(DuplicateJobError);
    await expect(jobs.run('draws')).rejects.toThrow(UnknownJobError);
    await expect(jobs.run('draws')).rejects.toThrow(/lottery\.draws/);
  });
});
