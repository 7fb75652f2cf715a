import { useBrand } from '@livery/kit/brand';
import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';

const lazyPageViewEffect = createLazyModule(() => import('./page-view-effect.tsx'));

/** Reports the pages that the visit opens, if the brand file enables this. Renders nothing. */
export const PageViews = () =>
  useBrand().analytics && (
    <Lazy module={lazyPageViewEffect} isOptional>
      {({ PageViewEffect }) => <PageViewEffect />}
    </Lazy>
  );
