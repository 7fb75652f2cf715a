import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './progress.tsx';

export default {
  component: Progress,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'How much of something is done or used, when the full amount is known.',
      avoid: 'Waiting of unknown length: use `Spinner` or `Skeleton`.',
      example: '<Progress label="Rounds played" value={40} valueText="4 of 10" />',
    },
  },
  args: { label: 'Rounds played', value: 40 },
} satisfies Meta<typeof Progress>;
type Story = StoryObj<typeof Progress>;

export const UnderWay: Story = {
  args: { valueText: '4 of 10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Rounds played' })).toHaveAttribute(
      'aria-valuetext',
      '4 of 10',
    );
  },
};
export const Nothing: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 100, tone: 'success' } };
export const MoreThanFull: Story = {
  args: { value: 250, tone: 'jackpot' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
