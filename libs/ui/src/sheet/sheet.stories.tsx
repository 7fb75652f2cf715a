import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { Sheet } from './sheet.tsx';

const rows = ['Hot', 'Slots', 'Live', 'Fishing', 'Sports', 'Lottery'].map((label) => (
  <ListRow key={label} label={label} end="64" href="#list" />
));

export default {
  component: Sheet,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    usage: {
      when: 'A task beside the screen: the side menu, a form of a few fields, the details of a record.',
      avoid: 'A short question: use `Dialog`. A task of several steps: use a screen.',
      example: '<Sheet isOpen={isOpen} onOpenChange={setOpen} title="Language">{list}</Sheet>',
    },
  },
  args: { isOpen: true, onOpenChange: fn(), title: 'Filters', children: rows },
} satisfies Meta<typeof Sheet>;
type Story = StoryObj<typeof Sheet>;

export const Bottom: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalled();
  },
};
export const WithFooter: Story = {
  args: {
    footer: (
      <Button tone="accent" isWide>
        Show all games
      </Button>
    ),
  },
};
export const HigherThanTheScreen: Story = {
  args: { children: Array.from({ length: 30 }, (_, index) => <p key={index}>Line {index}</p>) },
};
export const SideMenu: Story = { args: { side: 'end', title: 'Menu' } };
