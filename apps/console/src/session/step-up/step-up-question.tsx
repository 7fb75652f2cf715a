import { useSyncExternalStore } from 'react';
import { StepUpDialog } from './step-up-dialog.tsx';
import { isStepUpRequested, subscribeToStepUp } from '../../api/step-up-requests.ts';

/** Shows the dialog for a fresh proof of identity while a call waits for this proof. */
export const StepUpQuestion = () => {
  const isRequested = useSyncExternalStore(subscribeToStepUp, isStepUpRequested);
  return isRequested ? <StepUpDialog /> : null;
};
