import { useEffect, useState } from 'react';

/** Waiting longer than this is said to be slow, and offered to be given up. Milliseconds. */
const slowAfterMs = 10_000;

/** Whether `isWaiting` has been true for 10 s; another `attempt` starts to count anew. */
export const useIsSlow = (isWaiting: boolean, attempt: number): boolean => {
  const [slowAttempt, setSlowAttempt] = useState<number>();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlowAttempt(attempt), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting, attempt]);
  return isWaiting && slowAttempt === attempt;
};
