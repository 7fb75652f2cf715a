import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListItem } from '../list-item/list-item.tsx';
import { RecordList } from './record-list.tsx';

interface Page {
  readonly list: readonly { readonly id: string; readonly account: string }[];
}

const page = (...accounts: string[]): Page => ({
  list: accounts.map((account) => ({ id: account, account })),
});
const still = { hasMore: false, isLoadingMore: false, onMore: () => {} };

export default {
  component: RecordList<Page>,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'A list of records that loads page by page, with its empty and error states.',
      avoid: 'Short lists that come in one response: use `List` with `AsyncContent`.',
      example:
        '<RecordList state={state} empty="No deposits" emptyDetail="Choose a longer period." getKey={getKey} renderRow={renderRow} />',
    },
  },
  args: {
    empty: 'Nothing in these days',
    emptyDetail: 'Choose a longer period.',
    getKey: ({ id }) => id,
    renderRow: ({ account }) => <ListItem name={account} figure="₱500.00" />,
    renderHeader: () => <p>Together ₱1,000.00</p>,
    state: { status: 'loaded', data: [page('lena', 'marco'), page('noor')], ...still },
  },
} satisfies Meta<typeof RecordList<Page>>;
type Story = StoryObj<typeof RecordList<Page>>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const More: Story = {
  args: {
    state: {
      status: 'loaded',
      data: [page('lena')],
      hasMore: true,
      isLoadingMore: true,
      onMore: () => {},
    },
  },
};
export const Empty: Story = {
  args: { state: { status: 'loaded', data: [page()], ...still } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a longer period.')).toBeVisible();
    await expect(canvas.queryByText('Together ₱1,000.00')).toBeNull();
  },
};
export const Loading: Story = { args: { state: { status: 'loading', ...still } } };
export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      title: 'This did not load',
      detail: 'No connection.',
      retryLabel: 'Try again',
      retry: () => {},
      ...still,
    },
  },
};
