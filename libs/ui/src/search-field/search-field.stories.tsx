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
    // The clear button resets the form. `userEvent` does not detect that this empties the
    // field. So the test also clears the field with `userEvent` before it types a new text.
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'sun');
    const [submit] = canvas.getAllByRole('button');
    await userEvent.click(submit as HTMLElement);
    await expect(args.onSearch).toHaveBeenLastCalledWith('sun');
  },
};
