import { Button } from '@livery/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, withConsole } from '../testing/console-story.tsx';
import { PageHeader } from './page-header.tsx';

export default {
  component: PageHeader,
  decorators: [withConsole],
  args: {
    title: 'Operators',
    detail: 'Every act and every rejection. Entries cannot be changed or removed.',
    actions: (
      <>
        <Button>Import a brand</Button>
        <Button tone="accent">New brand</Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;
type Story = StoryObj<typeof PageHeader>;

export const Usual: Story = {};
export const LongName: Story = { args: { title: longName } };
