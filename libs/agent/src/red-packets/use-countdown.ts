import { useLanguage } from '@livery/kit/i18n/use-language';
import { useEffect, useState } from 'react';

const secondMs = 1000;

/**
 * Returns the remaining time until a timestamp as minutes and seconds, in the digits of the page's language. Null if
 * the timestamp is in the past.
 */
export const useCountdown = (until: string): string | null => {
  const { bcp47 } = useLanguage();
  const [now, setNow] = useState(() => Date.now());
  const remainingSeconds = Math.ceil((Date.parse(until) - now) / secondMs);
  const isOver = remainingSeconds <= 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, [isOver]);
  if (isOver) return null;
  const format = (part: number, minimumIntegerDigits: number): string =>
    new Intl.NumberFormat(bcp47, { useGrouping: false, minimumIntegerDigits }).format(part);
  return `${format(Math.floor(remainingSeconds / 60), 1)}:${format(remainingSeconds % 60, 2)}`;
};
