import type { PlayBreak } from '@livery/contract/responsible-gaming';
import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';

const lazyBreakViews = createLazyModule(() => import('./break-views.ts'));

interface BreakProps {
  readonly pause: PlayBreak;
}

export const LazyBreakScreen = ({ pause }: BreakProps) => (
  <Lazy module={lazyBreakViews} retries={Infinity}>
    {({ BreakScreen }) => <BreakScreen pause={pause} />}
  </Lazy>
);

export const LazyBreakBar = ({ pause }: BreakProps) => (
  <Lazy module={lazyBreakViews} retries={Infinity}>
    {({ BreakBar }) => <BreakBar pause={pause} />}
  </Lazy>
);
