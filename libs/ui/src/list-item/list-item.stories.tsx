import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MemberIcon } from '../icons/member.tsx';
import { ListItem, List } from './list-item.tsx';

export default {
  component: ListItem,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'One record in a list: its name and details at the start, its amount and status at the end.',
      avoid: 'Rows of a menu: use `ListRow`.',
      example: '<ListItem name="Deposit" detail="20 Nov, 14:03" figure="₱250.00" href={href} />',
    },
  },
  args: {
    name: 'Dragon Parade',
    detail: '20 Nov, 14:03',
    figure: '₱250.00',
    under: 'Staked ₱100.00',
  },
} satisfies Meta<typeof ListItem>;
type Story = StoryObj<typeof ListItem>;

export const Static: Story = {};
export const Gain: Story = { args: { isGain: true } };
export const Clickable: Story = { args: { onClick: fn(), lead: <MemberIcon /> } };
export const AsLink: Story = { args: { href: '#order', under: 'Paid' } };
export const Long: Story = {
  args: {
    name: 'a-name-as-long-as-a-name-may-be-and-then-some',
    detail: 'agent › partner › somebody-else › and-one-more',
    more: '20 Nov, 14:03',
    figure: '−₱1,234,567,890.12',
    under: 'Waits for the draw',
  },
};
export const InList: Story = {
  render: () => (
    <List
      items={['lena', 'marco', 'noor']}
      getKey={(account) => account}
      renderItem={(account) => (
        <ListItem
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
