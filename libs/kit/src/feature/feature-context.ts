import { createContext, use } from 'react';
import type { Feature } from './define-feature.ts';

/**
 * All features of the app. A screen reads them from this context because a feature library must not import another one.
 */
export const FeaturesContext = createContext<readonly Feature[]>([]);

export const useFeatures = (): readonly Feature[] => use(FeaturesContext);
