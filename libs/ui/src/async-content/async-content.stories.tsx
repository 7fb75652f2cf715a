import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AsyncContent } from './async-content.tsx';

export default {
  component: AsyncContent<string>,
  args: { children: (text) => <p>{text}</p> },
} satisfies Meta<typeof AsyncContent<string>>;
type Story = StoryObj<typeof AsyncContent<string>>;

const retry = fn();

export const Loading: Story = { args: { state: { status: 'waiting' } } };
export const Success: Story = { args: { state: { status: 'ready', data: 'Your limits' } } };
export const Failed: Story = {
  args: {
    state: {
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
