import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './fact-list.tsx';

export default { component: FactList } satisfies Meta<typeof FactList>;
type Story = StoryObj<typeof FactList>;

export const Order: Story = {
  args: {
    facts: [
      ['Amount', '₱500.00'],
      ['Fee', '₱5.00'],
      ['Bank', 'Bank of the Bay'],
      ['Order', '20261120-7F3A9C'],
    ],
  },
};
export const Reckoning: Story = {
  args: {
    facts: [
      ['Bet of the team', '₱120,000.00'],
      ['Prizes', '−₱98,000.00'],
      ['Rate', '12%'],
      ['Amount', '₱2,640.00', 'sum'],
    ],
  },
};
export const Long: Story = {
  args: {
    facts: [
      [
        'From the first to the last of those who stand between',
        'agent › partner › a-name-as-long-as-a-name-may-be › lena',
      ],
      ['Order', '0123456789abcdef'.repeat(4)],
    ],
  },
};
