import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

export default {
  component: ConfirmDialog,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    usage: {
      when: 'The question before an action that cannot be undone, such as closing the account.',
      avoid: 'Actions that can be undone. Ask rarely, or nobody reads the question.',
      example:
        '<ConfirmDialog {...dialog} title="Remove this card?" confirm="Remove" cancel="Keep" onConfirm={remove} />',
    },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Revoke the link?',
    confirm: 'Revoke',
    cancel: 'Cancel',
    isPending: false,
    onConfirm: fn(),
    children: 'Whoever has it can no longer register by it.',
  },
} satisfies Meta<typeof ConfirmDialog>;
type Story = StoryObj<typeof ConfirmDialog>;

export const Question: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    await expect(args.onConfirm).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Danger: Story = { args: { isDanger: true } };
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await screen.findByRole('button', { name: 'Cancel' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
