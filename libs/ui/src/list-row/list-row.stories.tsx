import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { LogOutIcon } from '../icons/log-out.tsx';
import { ShieldIcon } from '../icons/shield.tsx';
import { ListRow } from './list-row.tsx';

export default {
  component: ListRow,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'One row of a menu. It is a link, a button or plain text, as its props say.',
      avoid: 'Records with amounts: use `ListItem`.',
      example: '<ListRow href="/m/set" icon={<SettingsIcon />} label="Settings" />',
    },
  },
  args: { label: 'Security centre', icon: <ShieldIcon /> },
} satisfies Meta<typeof ListRow>;
type Story = StoryObj<typeof ListRow>;

export const Informs: Story = { args: { end: 'Level 2' } };
export const Goes: Story = { args: { href: '#security' } };
export const WithDetail: Story = {
  args: {
    href: '#security',
    detail: 'Password, e-mail and bank cards',
    end: <Badge tone="danger">1</Badge>,
  },
};
export const Acts: Story = {
  args: { label: 'Log out', icon: <LogOutIcon />, tone: 'danger', onClick: fn() },
};
