import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export default {
  component: Dialog,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    usage: {
      when: 'A short question or notice that needs a response now.',
      avoid:
        'Forms and long content: use `Sheet` or a screen of its own. Results of an action: use a toast.',
      example:
        '<Dialog isOpen title="Leave the game?" onOpenChange={setOpen} actions={actions}>\n  Your bets are safe.\n</Dialog>',
    },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Leave the game?',
    children: 'Your bets are safe, and the round goes on without you.',
    actions: [
      <Button key="stay">Stay</Button>,
      <Button key="leave" tone="accent">
        Leave
      </Button>,
    ],
  },
} satisfies Meta<typeof Dialog>;
type Story = StoryObj<typeof Dialog>;

export const Question: Story = { args: { isDecision: true } };
export const Notice: Story = {
  args: { title: 'Announcement', closeLabel: 'Close', actions: undefined },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /./ }));
    await expect(args.onOpenChange).toHaveBeenCalled();
  },
};
export const Long: Story = {
  args: {
    title: 'Terms of this promotion',
    closeLabel: 'Close',
    children: 'A bonus is paid once to each member. '.repeat(60),
  },
};
