import { showToast } from '@livery/ui/toast-queue';
import { useErrorText } from './use-error-text.ts';

/** Result of the trigger function of an RTK Query mutation: a change that is still running. */
interface Change<Value> {
  readonly unwrap: () => Promise<Value>;
}

/**
 * Returns a function that waits for a change. After a successful change, it shows the text `done` (if given) and
 * resolves to the value of the change. After a failed change, it shows the error and resolves to undefined.
 */
export const useAct = () => {
  const explain = useErrorText();
  return async <Value>(change: Change<Value>, done?: string): Promise<Value | undefined> => {
    try {
      const value = await change.unwrap();
      if (done) showToast({ kind: 'success', text: done });
      return value;
    } catch (error) {
      showToast({ kind: 'fail', text: explain(error) });
      return undefined;
    }
  };
};
