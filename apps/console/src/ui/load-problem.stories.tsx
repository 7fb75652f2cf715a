import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withConsole } from '../testing/console-story.tsx';
import { LoadProblem } from './load-problem.tsx';

export default {
  component: LoadProblem,
  decorators: [withConsole],
  args: {
    title: 'The page could not be loaded',
    detail: 'The gateway did not respond.',
    retryLabel: 'Try again',
    retry: fn(),
  },
} satisfies Meta<typeof LoadProblem>;

export const Usual: StoryObj<typeof LoadProblem> = {};
