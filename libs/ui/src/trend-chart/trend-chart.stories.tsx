import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { TrendChart } from './trend-chart.tsx';

const values = [120, -80, 40, 0, 260, -30, 90];
const points = values.map((value, index) => ({
  label: `Nov ${index + 1}`,
  value,
  text: String(value),
}));

export default {
  component: TrendChart,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'Daily figures of a period, together with a table of the same figures.',
      avoid: 'Fewer than three days. Comparing several series.',
      example: '<TrendChart label="Result by day" heading="Result" points={points} />',
    },
  },
  args: {
    heading: 'Result',
    label: 'Result of each day; the table below says the same in figures',
    points,
  },
} satisfies Meta<typeof TrendChart>;
type Story = StoryObj<typeof TrendChart>;

export const Bars: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('90')).toBeVisible();
    const chart = canvas.getByRole('img');
    const { left, right, top } = chart.getBoundingClientRect();
    const firstDay = document.documentElement.dir === 'rtl' ? right - 2 : left + 2;
    await fireEvent.pointerDown(chart, { clientX: firstDay, clientY: top + 2 });
    await expect(canvas.getByText('120')).toBeVisible();
  },
};
export const Line: Story = {
  args: {
    kind: 'line',
    points: points.map((point) => ({ ...point, value: Math.abs(point.value) })),
  },
};
export const OneDay: Story = { args: { points: points.slice(0, 1) } };
export const Nothing: Story = {
  args: { points: points.map((point) => ({ ...point, value: 0, text: '0' })) },
};
