import type { OperationSpec, StepUp } from '@livery/contract/operation';
import { createStore } from '@livery/kit/store';

interface StepUpRequest {
  readonly level: StepUp;
  /** Closes the dialog. The rejected call is sent again if the member has proven the identity. */
  readonly settle: (isProven: boolean) => void;
}

/** The open request for a proof of identity, or undefined. The dialog of the app shell shows it. */
export const stepUpRequest = createStore<StepUpRequest | undefined>(undefined);

let pending: Promise<boolean> | undefined;

/**
 * Opens the dialog in which the member proves the identity. Resolves to true after a proof, and to false if the member
 * closes the dialog or the operation needs no proof. Calls that are rejected at the same time share one dialog.
 */
export const requestStepUp = async ({ stepUp: level }: Pick<OperationSpec, 'stepUp'>): Promise<boolean> => {
  if (level === undefined) return false;
  pending ??= new Promise<boolean>((resolve) => stepUpRequest.set({ level, settle: resolve })).finally(() => {
    pending = undefined;
    stepUpRequest.set(undefined);
  });
  return pending;
};
