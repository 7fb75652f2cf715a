import { useEffect, useState } from 'react';

const secondMs = 1000;

/** Returns the remaining time until a timestamp as minutes and seconds, or null if the timestamp is in the past. */
export const useCountdown = (until: string): string | null => {
  const [now, setNow] = useState(() => Date.now());
  const remainingSeconds = Math.ceil((Date.parse(until) - now) / secondMs);
  const isOver = remainingSeconds <= 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, [isOver]);
  return isOver ? null : `${Math.floor(remainingSeconds / 60)}:${String(remainingSeconds % 60).padStart(2, '0')}`;
};
