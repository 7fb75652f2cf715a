import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SegmentedControl } from './segmented-control.tsx';

export default {
  component: SegmentedControl,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'One choice among two to four short options that are all visible, such as user name or mobile number.',
      avoid: 'More options, or options of different length: use `ChipRow`.',
      example:
        '<SegmentedControl label="Log in with" segments={segments} value={method} onSelect={setMethod} />',
    },
  },
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
    return <SegmentedControl {...args} value={value} onSelect={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl>;
type Story = StoryObj<typeof SegmentedControl>;

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
