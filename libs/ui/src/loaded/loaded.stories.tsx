import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Loaded } from './loaded.tsx';

export default {
  component: Loaded<string>,
  args: { children: (text) => <p>{text}</p> },
} satisfies Meta<typeof Loaded<string>>;
type Story = StoryObj<typeof Loaded<string>>;

const retry = fn();

export const Waiting: Story = { args: { answer: { status: 'waiting' } } };
export const Ready: Story = { args: { answer: { status: 'ready', data: 'Your limits' } } };
export const Failed: Story = {
  args: {
    answer: {
      status: 'failed',
      title: 'This did not load',
      detail: 'No connection.',
      retryLabel: 'Try again',
      retry,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};
