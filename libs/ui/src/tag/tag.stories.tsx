import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './tag.tsx';

export default { component: Tag, args: { tone: 'quiet', children: 'Cancelled' } } satisfies Meta<
  typeof Tag
>;
type Story = StoryObj<typeof Tag>;

export const Quiet: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Paid' } };
export const Wait: Story = { args: { tone: 'wait', children: 'Under way' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Refused' } };
