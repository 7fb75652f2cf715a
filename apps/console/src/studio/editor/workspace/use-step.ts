import { showToast } from '@livery/ui/toast-queue';
import { useErrorText } from '../../../api/use-error-text.ts';
import type { DraftSession } from '../live/draft-session.ts';

/** Returns a function that performs undo or redo, and shows a message if it fails. */
export const useStep = (session: DraftSession) => {
  const explain = useErrorText();
  return (kind: 'undo' | 'redo'): void => {
    session.step(kind).catch((error: unknown) => showToast({ kind: 'fail', text: explain(error) }));
  };
};
