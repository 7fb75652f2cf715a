import type { OperationSpec, StepUp } from '@livery/contract/operation';
import { createStore } from '@livery/kit/store';

interface StepUpRequest {
  readonly level: StepUp;
  /** Closes the dialog. If `isProven` is true, the rejected API call is sent again. */
  readonly settle: (isProven: boolean) => void;
}

/** Open request for a proof of identity. Undefined if there is none. The app shell shows a dialog for this request. */
export const stepUpRequest = createStore<StepUpRequest | undefined>(undefined);

let pending: Promise<boolean> | undefined;

/**
 * Opens the dialog in which the member proves the identity. Resolves to true after a proof. Resolves to false if the
 * member closes the dialog or the operation needs no proof. API calls that are rejected at the same time share one
 * dialog.
 */
export const requestStepUp = async ({ stepUp: level }: Pick<OperationSpec, 'stepUp'>): Promise<boolean> => {
  if (level === undefined) return false;
  pending ??= new Promise<boolean>((resolve) => stepUpRequest.set({ level, settle: resolve })).finally(() => {
    pending = undefined;
    stepUpRequest.set(undefined);
  });
  return pending;
};
