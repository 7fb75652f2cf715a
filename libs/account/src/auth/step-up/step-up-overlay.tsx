import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { useStore } from '@livery/kit/store';
import { Suspense } from 'react';
import { useLazyDialogModule } from '../../shared/lazy-dialog/use-lazy-dialog.ts';
import { stepUpRequest } from './step-up-request.ts';

const lazyStepUpDialog = createLazyModule(() => import('./step-up-dialog.tsx'));

/**
 * Renders the step-up dialog while an API call needs a proof of identity. The dialog's code loads when it is needed for
 * the first time.
 */
export const StepUpOverlay = () => {
  const request = useStore(stepUpRequest);
  const loaded = useLazyDialogModule(lazyStepUpDialog, request !== undefined, () => request?.settle(false));
  return (
    request &&
    loaded && (
      <Suspense>
        <loaded.StepUpDialog level={request.level} onSettle={request.settle} />
      </Suspense>
    )
  );
};
