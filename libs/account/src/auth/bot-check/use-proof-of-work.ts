import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { useEffect, useRef, useState } from 'react';
import type { ProofOfWork } from './solve-proof-of-work.ts';

/**
 * Loads the code that starts the worker, and the URL of the worker. The app downloads this code only when necessary,
 * because most log-ins do not need a proof of work.
 */
const lazySolver = createLazyModule(async () => {
  const [{ solveProofOfWork }, { default: workerUrl }] = await Promise.all([
    import('./solve-proof-of-work.ts'),
    import('./proof-of-work.worker.ts?worker&url'),
  ]);
  return { solveProofOfWork, workerUrl };
});

interface WorkState {
  /**
   * Value of `challenge.signature` of the proof-of-work task to which this state belongs. If the current task has
   * another signature, this state is out of date.
   */
  readonly signature: string;
  readonly status: 'working' | 'done' | 'failed';
  /** Progress of the proof of work, from 0 to 1. */
  readonly progress: number;
}

/**
 * Starts the proof of work (a computation that slows down bots) as soon as `proofOfWork` has a value. The work runs
 * while the member fills in the form. The returned `wait` resolves with the solution, or with undefined if there is
 * none.
 */
export const useProofOfWork = (proofOfWork: ProofOfWork | undefined) => {
  const [state, setState] = useState<WorkState>();
  const solving = useRef<Promise<string | undefined>>(Promise.resolve(undefined));
  useEffect(() => {
    if (!proofOfWork) return;
    const { signature } = proofOfWork.challenge;
    const controller = new AbortController();
    const update = (status: WorkState['status'], progress: number) => {
      if (!controller.signal.aborted) setState({ signature, status, progress });
    };
    const onProgress = (progress: number) => update('working', progress);
    solving.current = lazySolver
      .load()
      .then(({ solveProofOfWork, workerUrl }) =>
        solveProofOfWork(proofOfWork, { workerUrl, signal: controller.signal, onProgress }),
      )
      .then(
        (solution) => {
          update('done', 1);
          return solution;
        },
        () => {
          update('failed', 0);
          return undefined;
        },
      );
    return () => controller.abort();
  }, [proofOfWork]);
  const isCurrent = state?.signature === proofOfWork?.challenge.signature;
  return {
    status: isCurrent && state ? state.status : 'working',
    progress: isCurrent && state ? state.progress : 0,
    wait: () => solving.current,
  } as const;
};
