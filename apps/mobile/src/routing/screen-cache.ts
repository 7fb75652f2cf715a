import type { FeatureRoute, ScreenModule } from '@livery/kit/feature/define-feature';
import { createLazyModule, type LazyModule } from '@livery/kit/lazy-module';

type ScreenLoader = FeatureRoute['screen'];

const screens = new Map<ScreenLoader, LazyModule<ScreenModule>>();

/** A route's screen, of which there is one however often it is asked for. */
export const getScreen = (load: ScreenLoader): LazyModule<ScreenModule> => {
  const screen = screens.get(load) ?? createLazyModule(load);
  screens.set(load, screen);
  return screen;
};
