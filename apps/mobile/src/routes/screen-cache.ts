import type { FeatureRoute, ScreenModule } from '@livery/kit/feature';
import { latePart, type LatePart } from '@livery/kit/late-part';

type Load = FeatureRoute['screen'];

const screens = new Map<Load, LatePart<ScreenModule>>();

/** A route's screen, of which there is one however often it is asked for. */
export const screenOf = (load: Load): LatePart<ScreenModule> => {
  const screen = screens.get(load) ?? latePart(load);
  screens.set(load, screen);
  return screen;
};
