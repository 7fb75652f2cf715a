import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Jackpot } from './jackpot.tsx';

export default {
  component: Jackpot,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The amount of a jackpot, once on a screen.',
      avoid: 'Amounts of the member. The rolling digits are decoration.',
      example: '<Jackpot value="₱98,412,300" />',
    },
  },
  args: { value: '₱98,412,300', style: { fontSize: 32 } },
} satisfies Meta<typeof Jackpot>;
type Story = StoryObj<typeof Jackpot>;

export const Western: Story = {};
export const ArabicIndic: Story = { args: { value: '٩٨٬٤١٢٬٣٠٠', digits: '٠١٢٣٤٥٦٧٨٩' } };
export const Growing: Story = {
  render: function Grow(args) {
    const [sum, setSum] = useState(99_999_800);
    return (
      <>
        <Jackpot {...args} value={sum.toLocaleString('en')} />
        <Button onClick={() => setSum(sum + 317)}>Grow</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('100,000,117')).toBeInTheDocument();
  },
};
