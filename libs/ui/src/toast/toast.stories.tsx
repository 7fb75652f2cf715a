import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen } from 'storybook/test';
import {
  closeToast,
  showToast,
  ToastDuration,
  type ToastKind,
} from '../toast-queue/toast-queue.tsx';
import { Toaster } from './toast.tsx';

function Shown({ kind, text, cancel }: { kind: ToastKind; text: string; cancel?: string }) {
  useEffect(() => {
    const id = showToast({
      kind,
      text,
      duration: ToastDuration.untilClosed,
      ...(cancel && { action: { label: cancel, run: () => undefined } }),
    });
    return () => closeToast(id);
  }, [kind, text, cancel]);
  return <Toaster label="Messages" />;
}

export default {
  component: Shown,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    usage: {
      when: 'The result of an action that a member has just made, for some seconds.',
      avoid: 'Errors of a form field, or anything that must not be missed.',
      example: "showToast({ kind: 'success', text: 'Copied' });",
    },
  },
  title: 'Toast',
  play: async ({ args }) => {
    await expect((await screen.findAllByText(args.text))[0]).toBeInTheDocument();
  },
} satisfies Meta<typeof Shown>;
type Story = StoryObj<typeof Shown>;

export const Info: Story = { args: { kind: 'info', text: 'Please contact customer service' } };
export const Success: Story = { args: { kind: 'success', text: 'Welcome back' } };
export const Fail: Story = {
  args: {
    kind: 'fail',
    text: 'User name or password is wrong, and this is a sentence of two lines',
  },
};
export const Offline: Story = { args: { kind: 'offline', text: 'You are offline' } };
export const Loading: Story = { args: { kind: 'loading', text: 'Logging in' } };
export const CancellableLoading: Story = {
  args: { kind: 'loading', text: 'Sending the code', cancel: 'Cancel' },
};
