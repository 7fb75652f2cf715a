import type { Meta, StoryObj } from '@storybook/react-vite';
import { games } from '../../.storybook/samples.ts';
import { WinnerTicker } from './winner-ticker.tsx';

const winners = games.slice(0, 6).map(({ id, name, src, color }, index) => ({
  id,
  name: `ma***${index}7`,
  game: name,
  amount: `₱${(98_412 / (index + 1)).toFixed(2)}`,
  src,
  color,
}));

export default {
  component: WinnerTicker,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The latest wins on the home.',
      avoid: 'Amounts of the member, or lists that must be read in full: link to the list.',
      example: '<WinnerTicker label="Latest winners" winners={winners} />',
    },
  },
  args: { label: 'Latest winners', winners },
} satisfies Meta<typeof WinnerTicker>;
type Story = StoryObj<typeof WinnerTicker>;

export const Moving: Story = {};
export const Still: Story = { args: { winners: winners.slice(0, 3) } };
