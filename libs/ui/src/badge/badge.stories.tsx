import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

export default { component: Badge, args: { children: 'NEW' } } satisfies Meta<typeof Badge>;
type Story = StoryObj<typeof Badge>;

export const Accent: Story = {};
export const Danger: Story = { args: { tone: 'danger', children: '3' } };
export const Success: Story = { args: { tone: 'success' } };
export const Jackpot: Story = { args: { tone: 'jackpot', children: 'HOT' } };
