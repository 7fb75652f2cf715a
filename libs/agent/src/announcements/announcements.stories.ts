import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { agentAnnouncements } from './announcements.feature.ts';

export default { parameters: { screen: { features: [agentAnnouncements] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Empty: ScreenStory = { parameters: { screen: { empty: ['agentNotices'] } } };
export const Failed: ScreenStory = { parameters: { screen: { failed: ['agentNotices'] } } };
