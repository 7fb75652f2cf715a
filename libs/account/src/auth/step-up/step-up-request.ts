import type { OperationSpec, StepUp } from '@livery/contract/operation';
import { createStore } from '@livery/kit/store';

interface StepUpRequest {
  readonly level: StepUp;
  /**
   * Closes the dialog. If `isProven` is true, the member has confirmed the identity, and the app sends the rejected API
   * call again. If it is false, the API call fails.
   */
  readonly settle: (isProven: boolean) => void;
}

/**
 * Pending request for a proof of identity, or undefined if there is none. The app shell shows a dialog for this
 * request.
 */
export const stepUpRequest = createStore<StepUpRequest | undefined>(undefined);

let pending: Promise<boolean> | undefined;

/**
 * Opens the dialog in which the member confirms their identity, for example with the password. Resolves to true after
 * the confirmation. Resolves to false if the member closes the dialog or if `stepUp` is undefined. API calls that
 * need a confirmation at the same time share one dialog.
 */
export const requestStepUp = async ({ stepUp: level }: Pick<OperationSpec, 'stepUp'>): Promise<boolean> => {
  if (level === undefined) return false;
  pending ??= new Promise<boolean>((resolve) => stepUpRequest.set({ level, settle: resolve })).finally(() => {
    pending = undefined;
    stepUpRequest.set(undefined);
  });
  return pending;
};
