import { useEffect, useState } from 'react';

const secondMs = 1000;

/** Minutes and seconds until an instant, counted down; null once it has passed. */
export const useRemaining = (until: string): string | null => {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.ceil((Date.parse(until) - now) / secondMs);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, [isOver]);
  return isOver ? null : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
};
