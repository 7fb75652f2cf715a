import { useLanguage } from '@livery/kit/use-language';
import { useEffect, useState } from 'react';

/** Lists are asked for again this long after the language changed last (200 to 250 ms by the specification). Milliseconds. */
const settlingMs = 250;

/** The wire code of the page's language, once it has settled: flicking through languages asks the gateway once. */
export const useSettledLanguage = (): string => {
  const { code } = useLanguage();
  const [settled, setSettled] = useState(code);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(code), settlingMs);
    return () => clearTimeout(timer);
  }, [code]);
  return settled;
};
