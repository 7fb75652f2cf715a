import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { AnimatedAmount } from './animated-amount.tsx';

export default {
  component: AnimatedAmount,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'An amount that changes while it is in view, such as the balance. It counts once to the new value.',
      avoid: 'Amounts in lists and tables. Many numbers that move at once cannot be read.',
      example: '<AnimatedAmount amount={125050} format={formatMoney} />',
    },
  },
  args: {
    amount: 125050,
    format: (amount) => `₱${(amount / 100).toFixed(2)}`,
    maskedLabel: 'Balance hidden',
  },
} satisfies Meta<typeof AnimatedAmount>;
type Story = StoryObj<typeof AnimatedAmount>;

export const Shown: Story = {};
export const Masked: Story = { args: { isMasked: true } };
export const Unknown: Story = { args: { amount: undefined } };
export const Counting: Story = {
  render: function Win(args) {
    const [amount, setAmount] = useState(args.amount ?? 0);
    return (
      <>
        <AnimatedAmount {...args} amount={amount} />{' '}
        <Button onClick={() => setAmount(amount + 50000)}>Win</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText('₱1750.50')).toBeInTheDocument());
  },
};
