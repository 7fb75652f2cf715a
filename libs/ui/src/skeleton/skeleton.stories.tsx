import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

export default { component: Skeleton } satisfies Meta<typeof Skeleton>;
type Story = StoryObj<typeof Skeleton>;

export const Text: Story = { args: { style: { inlineSize: '60%' } } };
export const Block: Story = { args: { shape: 'block', style: { blockSize: 120 } } };
export const Circle: Story = {
  args: { shape: 'circle', style: { inlineSize: 48, blockSize: 48 } },
};
