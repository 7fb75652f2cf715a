import { useLanguage } from '@livery/kit/i18n/use-language';
import { useEffect, useState } from 'react';

/** Lists are asked for again this long after the language changed last (200 to 250 ms by the specification). Milliseconds. */
const debounceMs = 250;

/** The wire code of the page's language, once it has settled: flicking through languages asks the gateway once. */
export const useDebouncedLanguage = (): string => {
  const { code } = useLanguage();
  const [debounced, setDebounced] = useState(code);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(code), debounceMs);
    return () => clearTimeout(timer);
  }, [code]);
  return debounced;
};
