import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './tag.tsx';

export default {
  component: Tag,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The status of a record in one word: paid, waiting, rejected.',
      avoid:
        'Counters and promotion: use `Badge`. Colour is never the only sign; the word says it.',
      example: '<Tag tone="success">Paid</Tag>',
    },
  },
  args: { tone: 'quiet', children: 'Cancelled' },
} satisfies Meta<typeof Tag>;
type Story = StoryObj<typeof Tag>;

export const Quiet: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Paid' } };
export const Wait: Story = { args: { tone: 'wait', children: 'Under way' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Refused' } };
