import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

export default {
  component: Skeleton,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The place of content that loads, in the size of the content.',
      avoid: 'Actions that are pending: use `isPending` of `Button`.',
      example: '<Skeleton shape="text" style={{ inlineSize: \'60%\' }} />',
    },
  },
} satisfies Meta<typeof Skeleton>;
type Story = StoryObj<typeof Skeleton>;

export const Text: Story = { args: { style: { inlineSize: '60%' } } };
export const Block: Story = { args: { shape: 'block', style: { blockSize: 120 } } };
export const Circle: Story = {
  args: { shape: 'circle', style: { inlineSize: 48, blockSize: 48 } },
};
