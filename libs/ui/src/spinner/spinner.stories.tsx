import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

export default {
  component: Spinner,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'A wait of unknown length inside a control.',
      avoid: 'The loading of a screen: use `Skeleton`, which shows what comes.',
      example: '<Spinner aria-label="Loading" />',
    },
  },
} satisfies Meta<typeof Spinner>;

export const Decoration: StoryObj<typeof Spinner> = {};
export const Announced: StoryObj<typeof Spinner> = { args: { 'aria-label': 'Loading more games' } };
