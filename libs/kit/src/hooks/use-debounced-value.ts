import { useEffect, useState } from 'react';

/** Returns the latest value that has not changed for `delayMs` milliseconds. Until then, returns the previous value. */
export const useDebouncedValue = <Value>(value: Value, delayMs: number): Value => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
};
