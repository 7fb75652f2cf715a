import { useCallback, useEffect, useRef, useState } from 'react';

/** Delay in milliseconds. A text is committed to the document if no key was pressed within this delay. */
const restMs = 400;

/**
 * Returns the text of a field while a person types, and commits the text to the document. A commit happens after a
 * short pause, when the field loses the focus, and when the page is closed. A change by another person is shown as soon
 * as the field has no uncommitted text.
 * A commit can change some texts: for example, empty lines of a list are removed. `isFinished` returns false for such a
 * text. The text is then not committed after a pause, because the person could be about to fill the empty line.
 */
export const useTypedText = (
  stored: string,
  commit: (text: string) => void,
  isFinished: (text: string) => boolean = () => true,
) => {
  const [typed, setTyped] = useState<string>();
  const pending = useRef<string>(undefined);
  const commitRef = useRef(commit);
  const isFinishedRef = useRef(isFinished);
  useEffect(() => {
    commitRef.current = commit;
    isFinishedRef.current = isFinished;
  });
  const flush = useCallback(() => {
    const text = pending.current;
    pending.current = undefined;
    if (text !== undefined) commitRef.current(text);
    setTyped(undefined);
  }, []);
  useEffect(() => {
    if (typed === undefined || !isFinishedRef.current(typed)) return undefined;
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
