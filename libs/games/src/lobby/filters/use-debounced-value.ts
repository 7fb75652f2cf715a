import { useEffect, useState } from 'react';

/** What is still being chosen is asked about once it has stood still this long. Milliseconds. */
const debounceMs = 250;

/** A value once it has stopped changing. */
export const useDebouncedValue = <Value>(value: Value): Value => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
};
