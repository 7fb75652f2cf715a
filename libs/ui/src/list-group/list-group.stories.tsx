import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftIcon } from '../icons/gift.tsx';
import { MailIcon } from '../icons/mail.tsx';
import { ShieldIcon } from '../icons/shield.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { ListGroup } from './list-group.tsx';

export default {
  component: ListGroup,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'Rows of a menu that belong together, with or without a heading.',
      avoid: 'Records that load: use `RecordList`.',
      example:
        '<ListGroup heading="Account"><ListRow href="/m/set" label="Settings" /></ListGroup>',
    },
  },
  args: {
    children: [
      <ListRow key="gift" href="#gifts" icon={<GiftIcon />} label="Promotions" end="3" />,
      <ListRow key="mail" href="#mail" icon={<MailIcon />} label="Messages" />,
      <ListRow
        key="safe"
        href="#safe"
        icon={<ShieldIcon />}
        label="Security centre"
        detail="Password, e-mail and bank cards"
      />,
    ],
  },
} satisfies Meta<typeof ListGroup>;
type Story = StoryObj<typeof ListGroup>;

export const Plain: Story = {};
export const WithHeading: Story = { args: { heading: 'Members' } };
