import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName, withConsole } from '../testing/console-story.tsx';
import { SelectField } from './select-field.tsx';

export default {
  component: SelectField,
  decorators: [withConsole],
  args: {
    label: 'Market and licence',
    value: 'mga',
    options: [
      { value: 'mga', label: 'Malta' },
      { value: 'long', label: longName },
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof SelectField>;
type Story = StoryObj<typeof SelectField>;

export const Usual: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'long');
    await expect(args.onSelect).toHaveBeenCalledWith('long');
  },
};
export const LongValue: Story = { args: { value: 'long' } };
export const Disabled: Story = { args: { disabled: true } };
