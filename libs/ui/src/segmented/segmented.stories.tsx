import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Segmented } from './segmented.tsx';

export default {
  component: Segmented,
  args: {
    label: 'Log in with',
    value: 'username',
    onSelect: () => {},
    segments: [
      { id: 'username', label: 'User name' },
      { id: 'mobile', label: 'Mobile number' },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <Segmented {...args} value={value} onSelect={setValue} />;
  },
} satisfies Meta<typeof Segmented>;
type Story = StoryObj<typeof Segmented>;

export const First: Story = {
  play: async ({ canvas }) => {
    const mobile = canvas.getAllByRole('radio')[1] as HTMLElement;
    await userEvent.click(mobile);
    await expect(mobile).toBeChecked();
  },
};
export const Last: Story = { args: { value: 'mobile' } };
export const Three: Story = {
  args: {
    value: 'hot',
    segments: [
      { id: 'recent', label: 'Recent' },
      { id: 'fav', label: 'Favourites' },
      { id: 'hot', label: 'Hot' },
    ],
  },
};
