import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { VendorStrip } from './vendor-strip.tsx';

const names = [
  'Tala',
  'Bakunawa',
  'Nine Lanterns',
  'Jade Carp',
  'Sirena',
  'Quetzal',
  'Mayari',
  'Northwind Interactive',
  'Kopi',
];

export default {
  component: VendorStrip,
  args: {
    label: 'Providers',
    previousLabel: 'Previous providers',
    nextLabel: 'Next providers',
    value: '',
    onSelect: () => {},
    vendors: [{ id: '', label: 'All' }, ...names.map((label) => ({ id: label, label }))],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <VendorStrip {...args} value={value} onSelect={setValue} />;
  },
} satisfies Meta<typeof VendorStrip>;
type Story = StoryObj<typeof VendorStrip>;

export const AtStart: Story = {
  play: async ({ canvas }) => {
    const previous = canvas.getAllByRole('button')[0] as HTMLElement;
    const next = canvas.getAllByRole('button').at(-1) as HTMLElement;
    await expect(previous).toBeDisabled();
    await userEvent.click(next);
    await waitFor(() => expect(previous).toBeEnabled());
  },
};
export const Chosen: Story = { args: { value: 'Tala' } };
export const Few: Story = {
  args: {
    vendors: [
      { id: '', label: 'All' },
      { id: 'Tala', label: 'Tala' },
    ],
  },
};
