import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { legal } from './legal.feature.ts';

export default { parameters: { screen: { features: [legal] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Privacy: ScreenStory = { parameters: { screen: { path: '/m/privacy' } } };
export const ResponsiblePlay: ScreenStory = { parameters: { screen: { path: '/m/responsiblePlay' } } };
export const Licence: ScreenStory = { parameters: { screen: { path: '/m/licence' } } };
