import { useEffect, useState } from 'react';

/** What is still being chosen is asked about once it has stood still this long. Milliseconds. */
const settlingMs = 250;

/** A value once it has stopped changing. */
export const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlingMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
