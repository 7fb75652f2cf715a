import type { Meta, StoryObj } from '@storybook/react-vite';
import { SummaryGrid } from './summary-grid.tsx';

export default {
  component: SummaryGrid,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The totals of a period above its list.',
      avoid: 'More than six figures: use `DataTable`.',
      example: "<SummaryGrid items={[['Bets', '₱3,793.00'], ['Result', '₱207.98']]} />",
    },
  },
} satisfies Meta<typeof SummaryGrid>;
type Story = StoryObj<typeof SummaryGrid>;

export const Period: Story = {
  args: {
    items: [
      ['Result', '−₱1,234.50'],
      ['Bet', '₱12,345.00'],
      ['Prizes', '₱11,110.50'],
    ],
  },
};
export const Long: Story = {
  args: {
    items: [
      ['Everything that was paid in over the period', '₱1,234,567,890,123.45'],
      ['Bets', '3'],
    ],
  },
};
