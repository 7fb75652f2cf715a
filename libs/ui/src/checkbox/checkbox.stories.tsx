import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox.tsx';

export default { component: Checkbox, args: { label: 'Remember me' } } satisfies Meta<
  typeof Checkbox
>;
type Story = StoryObj<typeof Checkbox>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Long: Story = {
  args: {
    label:
      'I am at least 21 years old, and I have read and accept the user agreement and the rules of the house',
    defaultChecked: true,
  },
};
