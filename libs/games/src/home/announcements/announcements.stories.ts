import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { announcements } from './announcements.feature.ts';

export default { parameters: { screen: { features: [announcements] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Empty: ScreenStory = { parameters: { screen: { empty: ['listAnnouncements'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['listAnnouncements'] } } };
