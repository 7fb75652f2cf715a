import { showToast } from '@livery/ui/toast-queue';
import { useErrorText } from './use-error-text.ts';

/** Result of the trigger function of an RTK Query mutation: a change that is still running. */
interface Change<Value> {
  readonly unwrap: () => Promise<Value>;
}

/**
 * Returns a function that waits for a change of RTK Query or for another promise. After a success, it shows the text
 * `done` (if given) and resolves to the value. After a failure, it shows the error and resolves to undefined.
 */
export const useAct = () => {
  const explain = useErrorText();
  return async <Value>(change: Change<Value> | Promise<Value>, done?: string): Promise<Value | undefined> => {
    try {
      const value = await ('unwrap' in change ? change.unwrap() : change);
      if (done) showToast({ kind: 'success', text: done });
      return value;
    } catch (error) {
      showToast({ kind: 'fail', text: explain(error) });
      return undefined;
    }
  };
};
