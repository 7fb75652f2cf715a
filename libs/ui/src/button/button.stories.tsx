import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DepositIcon } from '../icons/deposit.tsx';
import { Button } from './button.tsx';

export default {
  component: Button,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'An action, such as “Log in”. `accent` is for the one main action of a screen.',
      avoid:
        'A choice among options: use `Chip` or `SegmentedControl`. A second `accent` button on a screen.',
      example: '<Button tone="accent" isPending={isSending} type="submit">Withdraw</Button>',
    },
  },
  args: { children: 'Log in', onClick: fn() },
} satisfies Meta<typeof Button>;
type Story = StoryObj<typeof Button>;

export const Quiet: Story = {};
export const Accent: Story = { args: { tone: 'accent' } };
export const Plain: Story = { args: { tone: 'plain' } };
export const Danger: Story = { args: { tone: 'danger' } };
export const Small: Story = { args: { size: 'small', tone: 'accent' } };
export const Wide: Story = { args: { isWide: true, tone: 'accent' } };
export const Pending: Story = { args: { isPending: true, tone: 'accent' } };
export const Disabled: Story = { args: { disabled: true, tone: 'accent' } };
export const WithIcon: Story = {
  args: { tone: 'accent', children: [<DepositIcon key="icon" />, 'Deposit'] },
};
export const AsLink: Story = { args: { href: '#deposit', children: 'Deposit' } };
