import { useEffect, useState } from 'react';

/** Milliseconds without a change before a filter is requested. */
const debounceMs = 250;

/** Returns the value after it has stopped changing. */
export const useDebouncedValue = <Value>(value: Value): Value => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
};
