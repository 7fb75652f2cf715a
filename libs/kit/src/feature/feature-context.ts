import { createContext, use } from 'react';
import type { Feature } from './define-feature.ts';

/**
 * Context with all features of the app. Screens read the features from this context, because a feature library must
 * not import another feature library.
 */
export const FeaturesContext = createContext<readonly Feature[]>([]);

export const useFeatures = (): readonly Feature[] => use(FeaturesContext);
