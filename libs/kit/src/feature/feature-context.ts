import { createContext, use } from 'react';
import type { Feature } from './define-feature.ts';

/** All features of the app, for a screen that lists features of other libraries: a feature never imports another. */
export const FeaturesContext = createContext<readonly Feature[]>([]);

export const useFeatures = (): readonly Feature[] => use(FeaturesContext);
