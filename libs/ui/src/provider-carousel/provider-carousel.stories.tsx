import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ProviderCarousel } from './provider-carousel.tsx';

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
  component: ProviderCarousel,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The logos of the game vendors, four on a slide.',
      avoid: 'Games, or banners: use `Carousel`.',
      example:
        '<ProviderCarousel label="Vendors" providers={providers} value={vendor} onSelect={setVendor} {...labels} />',
    },
  },
  args: {
    label: 'Providers',
    previousLabel: 'Previous providers',
    nextLabel: 'Next providers',
    value: '',
    onSelect: () => {},
    providers: [{ id: '', label: 'All' }, ...names.map((label) => ({ id: label, label }))],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <ProviderCarousel {...args} value={value} onSelect={setValue} />;
  },
} satisfies Meta<typeof ProviderCarousel>;
type Story = StoryObj<typeof ProviderCarousel>;

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
    providers: [
      { id: '', label: 'All' },
      { id: 'Tala', label: 'Tala' },
    ],
  },
};
