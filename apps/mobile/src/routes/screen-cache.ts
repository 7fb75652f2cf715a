import type { FeatureRoute, ScreenModule } from '@livery/kit/feature';
import type { ComponentType } from 'react';

type Load = FeatureRoute['screen'];

const loaded = new Map<Load, ComponentType>();
const loading = new Map<Load, Promise<ScreenModule>>();

/** Starts to load a screen, or joins the load under way. A load that failed can be tried again. */
export const loadScreen = (load: Load): Promise<ScreenModule> => {
  const under = loading.get(load);
  if (under) return under;
  const arriving = load().then(
    (module) => {
      loaded.set(load, module.Screen);
      return module;
    },
    (error: unknown) => {
      loading.delete(load);
      throw error;
    },
  );
  loading.set(load, arriving);
  return arriving;
};

/** The screen where it is here already: drawn at once, without a fallback in between. */
export const loadedScreen = (load: Load): ComponentType | undefined => loaded.get(load);
