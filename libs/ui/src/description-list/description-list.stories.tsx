import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './description-list.tsx';

export default {
  component: DescriptionList,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The details of one thing, such as a deposit: name and value, line by line.',
      avoid: 'Lists of many things. Values that can be edited.',
      example:
        "<DescriptionList items={[['Amount', '₱500.00'], ['Fee', '₱0.00'], ['Total', '₱500.00', 'sum']]} />",
    },
  },
} satisfies Meta<typeof DescriptionList>;
type Story = StoryObj<typeof DescriptionList>;

export const Order: Story = {
  args: {
    items: [
      ['Amount', '₱500.00'],
      ['Fee', '₱5.00'],
      ['Bank', 'Bank of the Bay'],
      ['Order', '20261120-7F3A9C'],
    ],
  },
};
export const Calculation: Story = {
  args: {
    items: [
      ['Bet of the team', '₱120,000.00'],
      ['Prizes', '−₱98,000.00'],
      ['Rate', '12%'],
      ['Amount', '₱2,640.00', 'sum'],
    ],
  },
};
export const Long: Story = {
  args: {
    items: [
      [
        'From the first to the last of those who stand between',
        'agent › partner › a-name-as-long-as-a-name-may-be › lena',
      ],
      ['Order', '0123456789abcdef'.repeat(4)],
    ],
  },
};
