import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ChipRow } from './chip-row.tsx';

export default {
  component: ChipRow,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'One choice among options that may not fit into one row, such as the range of a report.',
      avoid: 'Two or three options of similar length: use `SegmentedControl`.',
      example:
        "<ChipRow label=\"Period\" choices={[['today', 'Today'], ['week', '7 days']]} value={period} onSelect={setPeriod} />",
    },
  },
  args: {
    label: 'Period',
    value: 'week',
    choices: [
      ['today', 'Today'],
      ['week', '7 days'],
      ['month', '30 days'],
      ['quarter', '90 days'],
    ],
    onSelect: () => {},
  },
} satisfies Meta<typeof ChipRow>;
type Story = StoryObj<typeof ChipRow>;

export const Choice: Story = {
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <ChipRow {...args} value={value} onSelect={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(canvas.getByRole('button', { name: 'Today' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
