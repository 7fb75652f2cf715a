import { createContext, use } from 'react';
import type { Feature } from './define-feature.ts';

/** All that the product can do, for a screen that lists what other libraries have: a feature never imports another. */
export const FeaturesContext = createContext<readonly Feature[]>([]);

export const useFeatures = (): readonly Feature[] => use(FeaturesContext);
