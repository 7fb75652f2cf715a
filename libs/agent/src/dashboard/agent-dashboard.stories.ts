import type { ScreenStories, ScreenStory } from '@livery/kit/testing/screen-story';
import { agentDashboard } from './agent-dashboard.feature.ts';

export default { parameters: { screen: { features: [agentDashboard] } } } satisfies ScreenStories;

export const Loaded: ScreenStory = {};
export const Failed: ScreenStory = { parameters: { screen: { failed: ['teamOverviewSum'] } } };
