import { useLanguage } from '@livery/kit/i18n/use-language';
import { useEffect, useState } from 'react';

/** Delay between a change of language and new requests for lists (200 to 250 ms by the specification). Milliseconds. */
const debounceMs = 250;

/** Returns the wire code of the page's language, debounced: quick changes send one request. */
export const useDebouncedLanguage = (): string => {
  const { code } = useLanguage();
  const [debounced, setDebounced] = useState(code);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(code), debounceMs);
    return () => clearTimeout(timer);
  }, [code]);
  return debounced;
};
