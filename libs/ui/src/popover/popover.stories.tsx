import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { Popover } from './popover.tsx';

function AtButton() {
  const anchor = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Button ref={anchor} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Members
      </Button>
      <Popover anchor={anchor} isOpen={isOpen} onOpenChange={setOpen} label="Members">
        <ListRow label="Deposit" href="#deposit" />
        <ListRow label="Log out" tone="danger" onClick={() => setOpen(false)} />
      </Popover>
    </div>
  );
}

export default {
  component: Popover,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    usage: {
      when: 'A small panel at the control that opens it, such as the card of the account.',
      avoid: 'Content that needs more than half of the screen: use `Sheet`.',
      example:
        '<Popover isOpen={isOpen} onOpenChange={setOpen} anchor={buttonRef} label="Account">{card}</Popover>',
    },
  },
  render: () => <AtButton />,
} satisfies Meta<typeof Popover>;

export const Open: StoryObj = {
  play: async () => {
    await screen.findByRole('dialog');
  },
};
export const ClosedByItsControl: StoryObj = {
  play: async ({ canvas }) => {
    await screen.findByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: 'Members' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
