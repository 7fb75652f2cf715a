import { useBrand } from '@livery/kit/brand';
import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';

const lazyPageViewEffect = createLazyModule(() => import('./page-view-effect.tsx'));

/** Reports which pages the visit opens, if the brand file turns it on. Renders nothing. */
export const PageViews = () =>
  useBrand().analytics && (
    <Lazy module={lazyPageViewEffect} isOptional>
      {({ PageViewEffect }) => <PageViewEffect />}
    </Lazy>
  );
