import { useBrand } from '@livery/kit/brand';
import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';

const lazyPageViewEffect = createLazyModule(() => import('./page-view-effect.tsx'));

/** Reports the pages that the visitor opens, if the brand file enables `analytics`. Renders nothing. */
export const PageViews = () =>
  useBrand().analytics && (
    <Lazy module={lazyPageViewEffect} isOptional>
      {({ PageViewEffect }) => <PageViewEffect />}
    </Lazy>
  );
