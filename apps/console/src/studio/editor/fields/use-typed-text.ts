import { useCallback, useEffect, useRef, useState } from 'react';

/** Delay in milliseconds. A text is committed to the document if no key was pressed within this delay. */
const restMs = 400;

/**
 * Text of a field while a person types. The text is committed after a short pause, when the field loses the focus, and
 * when the page is closed. A change by another person is shown as soon as the field has no uncommitted text.
 */
export const useTypedText = (stored: string, commit: (text: string) => void) => {
  const [typed, setTyped] = useState<string>();
  const pending = useRef<string>(undefined);
  const commitRef = useRef(commit);
  useEffect(() => {
    commitRef.current = commit;
  });
  const flush = useCallback(() => {
    const text = pending.current;
    pending.current = undefined;
    if (text !== undefined) commitRef.current(text);
    setTyped(undefined);
  }, []);
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(flush, restMs);
    return () => clearTimeout(timer);
  }, [typed, flush]);
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return {
    text: typed ?? stored,
    onType: (text: string) => {
      pending.current = text;
      setTyped(text);
    },
    flush,
  };
};
