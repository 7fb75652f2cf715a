import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, withConsole } from '../testing/console-story.tsx';
import { FactList } from './fact-list.tsx';

export default {
  component: FactList,
  decorators: [withConsole],
  args: {
    facts: [
      ['Operator', 'Olivia Reyes'],
      ['Reason', longName],
    ],
  },
} satisfies Meta<typeof FactList>;

export const Usual: StoryObj<typeof FactList> = {};
