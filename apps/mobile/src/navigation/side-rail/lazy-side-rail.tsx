import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { useMediaQuery } from './use-media-query.ts';

const lazySideRail = createLazyModule(() => import('./side-rail.tsx'));

/** Renders the side navigation on a desktop. A phone and a tablet do not load its code. */
export const LazySideRail = () =>
  useMediaQuery('(width >= 1024px)') && (
    <Lazy module={lazySideRail} isOptional>
      {({ SideRail }) => <SideRail />}
    </Lazy>
  );
