import { createContext, use } from 'react';
import type { Feature } from './define-feature.ts';

/**
 * Context with all features of the app. A screen that needs the features of other libraries, for example to build a
 * menu, reads them here. A feature library must not import another feature library.
 */
export const FeaturesContext = createContext<readonly Feature[]>([]);

export const useFeatures = (): readonly Feature[] => use(FeaturesContext);
