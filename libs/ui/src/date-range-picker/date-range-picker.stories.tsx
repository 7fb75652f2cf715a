import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DateRangePicker } from './date-range-picker.tsx';

export default {
  component: DateRangePicker,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The range of days of a report or of a list of records.',
      avoid: 'One choice that is no range of days: use `ChipRow`.',
      example: '<DateRangePicker {...picker} />',
    },
  },
  args: {
    label: 'Period',
    value: 'week',
    choices: [
      ['today', 'Today'],
      ['week', '7 days'],
      ['custom', 'Own dates'],
    ],
    onSelect: () => {},
  },
} satisfies Meta<typeof DateRangePicker>;
type Story = StoryObj<typeof DateRangePicker>;

export const FixedRange: Story = {};
export const OwnDates: Story = {
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    const [days, setDays] = useState({ from: '2026-11-20', to: '2026-11-26' });
    const fields = {
      ...days,
      min: '2025-10-22',
      max: '2026-11-26',
      fromLabel: 'From',
      toLabel: 'To',
      onChange: (changed: Partial<typeof days>) => setDays({ ...days, ...changed }),
    };
    return (
      <DateRangePicker
        {...args}
        value={value}
        onSelect={setValue}
        days={value === 'custom' ? fields : undefined}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Own dates' }));
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-11-20');
  },
};
