import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SaveButton } from './save-button.tsx';

export default {
  component: SaveButton,
  args: {
    label: 'Save as table',
    save: fn(async () => undefined),
    phrase: fn(() => 'No connection.'),
  },
} satisfies Meta<typeof SaveButton>;
type Story = StoryObj<typeof SaveButton>;

export const Idle: Story = {};
export const Refused: Story = {
  args: { save: () => Promise.reject(new Error('offline')) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.phrase).toHaveBeenCalled());
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-busy', 'true');
  },
};
