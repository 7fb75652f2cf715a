import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

export default {
  component: Badge,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'One short word or number on a tile, a tab or an icon: NEW, HOT, 3.',
      avoid: 'The status of a record, such as “paid”: use `Tag`. Sentences.',
      example: '<Badge tone="danger">HOT</Badge>',
    },
  },
  args: { children: 'NEW' },
} satisfies Meta<typeof Badge>;
type Story = StoryObj<typeof Badge>;

export const Accent: Story = {};
export const Danger: Story = { args: { tone: 'danger', children: '3' } };
export const Success: Story = { args: { tone: 'success' } };
export const Jackpot: Story = { args: { tone: 'jackpot', children: 'HOT' } };
