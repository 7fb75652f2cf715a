import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AsyncContent } from './async-content.tsx';

export default {
  component: AsyncContent<string>,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'Every screen or section that shows the value of a query. It has the three states that a query can have.',
      avoid:
        'Values that are there at once. Lists that load more rows: use `InfiniteList` or `RecordList`.',
      example:
        '<AsyncContent state={useQueryState(query)}>{(limits) => <Limits {...limits} />}</AsyncContent>',
    },
  },
  args: { children: (text) => <p>{text}</p> },
} satisfies Meta<typeof AsyncContent<string>>;
type Story = StoryObj<typeof AsyncContent<string>>;

const retry = fn();

export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Success: Story = { args: { state: { status: 'loaded', data: 'Your limits' } } };
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
