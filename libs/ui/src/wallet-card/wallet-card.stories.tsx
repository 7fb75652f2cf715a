import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { WalletCard } from './wallet-card.tsx';

const wallet = {
  amount: 125_050,
  format: (amount: number) => `₱${(amount / 100).toFixed(2)}`,
  failure: undefined,
  isMasked: false,
  maskedLabel: 'Balance hidden',
  mask: { label: 'Hide balance', onPress: fn() },
  refresh: { label: 'Refresh balance', isPending: false, onPress: fn() },
};

export default {
  component: WalletCard,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The balance with its main actions, once on a screen.',
      avoid: 'Other amounts: use `SummaryGrid`.',
      example:
        '<WalletCard label="Balance" wallet={wallet}><Button href="/m/voucherCenter">Deposit</Button></WalletCard>',
    },
  },
  args: {
    label: 'Balance',
    wallet,
    children: (
      <>
        <Button tone="accent" isWide href="#deposit">
          Deposit
        </Button>
        <Button isWide href="#withdraw">
          Withdraw
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof WalletCard>;
type Story = StoryObj<typeof WalletCard>;

export const WithBalance: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh balance' }));
    await expect(wallet.mask.onPress).toHaveBeenCalled();
    await expect(wallet.refresh.onPress).toHaveBeenCalled();
  },
};
export const Accent: Story = { args: { tone: 'accent' } };
export const Masked: Story = {
  args: { wallet: { ...wallet, isMasked: true, mask: { ...wallet.mask, label: 'Show balance' } } },
};
export const Loading: Story = {
  args: {
    wallet: {
      ...wallet,
      amount: undefined,
      maskedLabel: 'Loading the balance',
      refresh: { ...wallet.refresh, isPending: true },
    },
  },
};
export const Failed: Story = {
  args: { wallet: { ...wallet, amount: undefined, failure: 'Balance unavailable' } },
};
export const WithoutActions: Story = { args: { children: undefined } };
export const LargeAmount: Story = { args: { wallet: { ...wallet, amount: 99_999_999_999_999 } } };
