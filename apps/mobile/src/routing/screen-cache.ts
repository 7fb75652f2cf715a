import type { FeatureRoute, ScreenModule } from '@livery/kit/feature/define-feature';
import { createLazyModule, type LazyModule } from '@livery/kit/lazy-module';

type ScreenLoader = FeatureRoute['screen'];

const screens = new Map<ScreenLoader, LazyModule<ScreenModule>>();

/** Returns the lazy module of a route's screen. Every call with the same loader returns the same one. */
export const getScreen = (load: ScreenLoader): LazyModule<ScreenModule> => {
  const screen = screens.get(load) ?? createLazyModule(load);
  screens.set(load, screen);
  return screen;
};
