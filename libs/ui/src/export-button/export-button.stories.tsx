import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ExportButton } from './export-button.tsx';

export default {
  component: ExportButton,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'Saving the rows of a report as a file.',
      avoid: 'Downloads that are ready at once: use a link.',
      example:
        '<ExportButton label="Save as table" save={saveTable} getErrorMessage={getErrorMessage} />',
    },
  },
  args: {
    label: 'Save as table',
    save: fn(async () => undefined),
    getErrorMessage: fn(() => 'No connection.'),
  },
} satisfies Meta<typeof ExportButton>;
type Story = StoryObj<typeof ExportButton>;

export const Idle: Story = {};
export const Failed: Story = {
  args: { save: () => Promise.reject(new Error('offline')) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.getErrorMessage).toHaveBeenCalled());
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-busy', 'true');
  },
};
