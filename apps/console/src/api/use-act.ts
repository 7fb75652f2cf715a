import { showToast } from '@livery/ui/toast-queue';
import { useErrorText } from './use-error-text.ts';

/** A running change, as the trigger function of an RTK Query mutation returns it. */
interface Change<Value> {
  readonly unwrap: () => Promise<Value>;
}

/**
 * Returns a function that waits for a change and shows its result as a short message. The function resolves to the
 * value of the change, or to undefined if the change failed.
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
