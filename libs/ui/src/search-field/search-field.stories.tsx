import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './search-field.tsx';

export default {
  component: SearchField,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'A search that runs on Enter or by its icon.',
      avoid: 'Forms: use `TextField`.',
      example: '<SearchField label="Search games" clearLabel="Clear" onSearch={search} />',
    },
  },
  args: { label: 'Search games', clearLabel: 'Clear', onSearch: fn() },
} satisfies Meta<typeof SearchField>;
type Story = StoryObj<typeof SearchField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Dragon' } };
export const Searching: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' moon{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('moon');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    // The clear button empties the field by a reset of the form. `userEvent` does not detect this
    // and would continue with the old text. So the test also clears the field with `userEvent`.
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'sun');
    const [submit] = canvas.getAllByRole('button');
    await userEvent.click(submit as HTMLElement);
    await expect(args.onSearch).toHaveBeenLastCalledWith('sun');
  },
};
