import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { useStore } from '@livery/kit/store';
import { Suspense } from 'react';
import { useLazyDialogModule } from '../../shared/lazy-dialog/use-lazy-dialog.ts';
import { stepUpRequest } from './step-up-request.ts';

const lazyStepUpDialog = createLazyModule(() => import('./step-up-dialog.tsx'));

/** Renders the dialog for a proof of identity while a call needs one. Its code loads with the first such call. */
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
