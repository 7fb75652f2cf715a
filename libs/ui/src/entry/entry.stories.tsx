import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MemberIcon } from '../icons/member.tsx';
import { Entry, EntryList } from './entry.tsx';

export default {
  component: Entry,
  args: {
    name: 'Dragon Parade',
    detail: '20 Nov, 14:03',
    figure: '₱250.00',
    under: 'Staked ₱100.00',
  },
} satisfies Meta<typeof Entry>;
type Story = StoryObj<typeof Entry>;

export const Tells: Story = {};
export const Gains: Story = { args: { isGain: true } };
export const Opens: Story = { args: { onClick: fn(), lead: <MemberIcon /> } };
export const Goes: Story = { args: { href: '#order', under: 'Paid' } };
export const Long: Story = {
  args: {
    name: 'a-name-as-long-as-a-name-may-be-and-then-some',
    detail: 'agent › partner › somebody-else › and-one-more',
    more: '20 Nov, 14:03',
    figure: '−₱1,234,567,890.12',
    under: 'Waits for the draw',
  },
};
export const List: Story = {
  render: () => (
    <EntryList
      entries={['lena', 'marco', 'noor']}
      keyOf={(account) => account}
      renderEntry={(account) => (
        <Entry
          name={account}
          detail="Deposit"
          more="20 Nov, 14:03"
          figure="₱500.00"
          isGain={account === 'marco'}
        />
      )}
    />
  ),
};
