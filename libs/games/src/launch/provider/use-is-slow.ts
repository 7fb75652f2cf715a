import { useEffect, useState } from 'react';

/** Milliseconds after which a game launch counts as slow. */
const slowAfterMs = 10_000;

/** Returns true after `isWaiting` has been true for 10 s. A new `attempt` starts the timer again. */
export const useIsSlow = (isWaiting: boolean, attempt: number): boolean => {
  const [slowAttempt, setSlowAttempt] = useState<number>();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlowAttempt(attempt), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting, attempt]);
  return isWaiting && slowAttempt === attempt;
};
