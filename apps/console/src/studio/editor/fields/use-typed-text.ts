import { useRef, useState } from 'react';
import type { Change } from '../model/brand-document.ts';
import { useRest } from './use-rest.ts';
import { useTransient } from './use-transient.ts';

/** Delay in milliseconds. A text is committed to the document if no key was pressed within this delay. */
const restMs = 400;

interface TypedTextOptions {
  /**
   * Returns false for a text that is not committed after a pause, because the person could be about to change it. A
   * commit can change some texts: for example, empty lines of a list are removed while the person fills them.
   */
  readonly isFinished?: (text: string) => boolean;
  /**
   * Returns the changes that the preview shows for an uncommitted text. Undefined if the preview cannot show the text.
   */
  readonly toChanges?: (text: string) => readonly Change[] | undefined;
}

/**
 * Returns the text of a field while a person types, and commits the text to the document. A commit happens after a
 * short pause, when the field loses the focus, and when the page is closed. Until the commit, the preview shows the
 * changes of `toChanges`. A change by another person is shown as soon as the field has no uncommitted text.
 */
export const useTypedText = (
  stored: string,
  commit: (text: string) => void,
  { isFinished = () => true, toChanges = () => undefined }: TypedTextOptions = {},
) => {
  const [typed, setTyped] = useState<string>();
  const pending = useRef<string>(undefined);
  const show = useTransient();
  const rest = useRest(restMs, () => {
    const text = pending.current;
    pending.current = undefined;
    if (text !== undefined) commit(text);
    show(undefined);
    setTyped(undefined);
  });
  return {
    text: typed ?? stored,
    onType: (text: string) => {
      pending.current = text;
      setTyped(text);
      show(toChanges(text));
      if (isFinished(text)) rest.start();
      else rest.stop();
    },
    flush: rest.flush,
    handlePointerDown: rest.handlePointerDown,
  };
};
