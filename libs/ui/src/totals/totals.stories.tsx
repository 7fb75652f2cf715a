import type { Meta, StoryObj } from '@storybook/react-vite';
import { Totals } from './totals.tsx';

export default { component: Totals } satisfies Meta<typeof Totals>;
type Story = StoryObj<typeof Totals>;

export const Period: Story = {
  args: {
    totals: [
      ['Result', '−₱1,234.50'],
      ['Bet', '₱12,345.00'],
      ['Prizes', '₱11,110.50'],
    ],
  },
};
export const Long: Story = {
  args: {
    totals: [
      ['Everything that was paid in over the period', '₱1,234,567,890,123.45'],
      ['Bets', '3'],
    ],
  },
};
