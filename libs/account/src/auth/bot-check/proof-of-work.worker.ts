import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ProofOfWork, WorkerMessage } from './solve-proof-of-work.ts';

/** Number of tries after which the worker reports its progress. In each try, the worker tests one possible solution. */
const reportEvery = 5;

const report = (message: WorkerMessage): void => postMessage(message);

// The worker gets one task and is terminated after its last message.
addEventListener('message', ({ data: { challenge, maxTries } }: MessageEvent<ProofOfWork>) => {
  let tries = 0;
  const countTry: typeof deriveKey = (...parameters) => {
    tries += 1;
    if (tries % reportEvery === 0) report({ progress: Math.min(1, tries / maxTries) });
    return deriveKey(...parameters);
  };
  solveChallenge({ challenge, deriveKey: countTry }).then(
    (solution) => report(solution ? { solution: btoa(JSON.stringify({ challenge, solution })) } : { hasFailed: true }),
    () => report({ hasFailed: true }),
  );
});
