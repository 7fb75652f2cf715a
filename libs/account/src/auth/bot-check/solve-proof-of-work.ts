import type { BotCheckTask } from '@livery/api/auth/session';

export type ProofOfWork = NonNullable<BotCheckTask['proofOfWork']>;

/**
 * Message from the web worker that solves the proof of work (a computation that slows down bots). `progress` is from 0
 * to 1. `solution` is the text that the form sends to the gateway. `hasFailed` means that the worker found no solution.
 */
export type WorkerMessage =
  | { readonly progress: number }
  | { readonly solution: string }
  | { readonly hasFailed: true };

interface SolveOptions {
  /** URL of the script of the worker. */
  readonly workerUrl: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: number) => void;
}

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/**
 * Trusted Types policy that allows the script URL of the worker. The policy accepts every URL without a check,
 * because the URL is a constant of the build.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('livery-worker', { createScriptURL: (url) => url });

/**
 * Solves a proof of work (a computation that slows down bots) in a web worker, so that the page does not freeze.
 * Rejects when the worker cannot start or finds no solution. When `signal` aborts, the worker stops and the promise
 * never settles.
 */
export const solveProofOfWork = (
  proofOfWork: ProofOfWork,
  { workerUrl, signal, onProgress }: SolveOptions,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
    const fail = () => {
      worker.terminate();
      reject(new Error('The proof of work found no solution'));
    };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if ('progress' in data) return onProgress(data.progress);
      if ('hasFailed' in data) return fail();
      worker.terminate();
      resolve(data.solution);
    });
    worker.addEventListener('error', fail);
    signal.addEventListener('abort', () => worker.terminate());
    worker.postMessage(proofOfWork, { transfer: [] });
  });
