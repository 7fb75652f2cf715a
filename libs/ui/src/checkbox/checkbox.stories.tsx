import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox.tsx';

export default {
  component: Checkbox,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'One thing that a member confirms or turns on, such as the age.',
      avoid: 'A choice among several options: use `ChipRow` or `SegmentedControl`.',
      example: '<Checkbox label="I am 21 or older" {...register(\'isOfAge\')} />',
    },
  },
  args: { label: 'Remember me' },
} satisfies Meta<typeof Checkbox>;
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
