import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

export default {
  component: EmptyState,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The place of a list that has no rows: one sentence that says so, and if possible one action.',
      avoid: 'Errors: `AsyncContent` shows those, with a button to try again.',
      example: '<EmptyState kind="no-result" title="No game has that name." action={showAll} />',
    },
  },
  args: { kind: 'no-result', title: 'No game has that name.' },
} satisfies Meta<typeof EmptyState>;
type Story = StoryObj<typeof EmptyState>;

export const FirstUse: Story = {
  args: {
    kind: 'first-use',
    title: 'Games you mark with a heart are kept here.',
    action: <Button>Show all games</Button>,
  },
};
export const NoResult: Story = { args: { action: <Button>Show all games</Button> } };
export const Offline: Story = {
  args: {
    kind: 'offline',
    title: 'You are offline.',
    detail: 'The last games you saw are still here.',
    action: <Button>Try again</Button>,
  },
};
export const Maintenance: Story = {
  args: {
    kind: 'maintenance',
    title: 'We are working on the house.',
    detail: 'Back at 04:00.',
    action: <Button>Customer service</Button>,
  },
};
export const Break: Story = {
  args: {
    kind: 'break',
    title: 'You are cooling off.',
    detail: 'Until 3 December, 10:00.',
    action: <Button>Withdraw</Button>,
  },
};
export const Restricted: Story = {
  args: {
    kind: 'restricted',
    title: 'This site is not open in your region.',
    action: <Button>Customer service</Button>,
  },
};
export const Failed: Story = {
  args: {
    kind: 'failed',
    title: 'The games did not load.',
    action: <Button tone="accent">Try again</Button>,
  },
};
export const ComingSoon: Story = {
  args: {
    kind: 'coming-soon',
    title: 'This part is still being built.',
    action: <Button href="#home">Home</Button>,
  },
};
export const NotFound: Story = {
  args: {
    kind: 'not-found',
    title: 'There is nothing at this address.',
    action: <Button href="#home">Home</Button>,
  },
};
