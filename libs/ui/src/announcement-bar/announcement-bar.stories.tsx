import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnnouncementBar } from './announcement-bar.tsx';

export default {
  component: AnnouncementBar,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The titles of the latest announcements at the top of the home. The whole bar is one link to the list.',
      avoid: 'Errors or results of an action: use a toast or a notice at the form.',
      example:
        '<AnnouncementBar label="Announcements" href="/m/notice" titles={titles} empty="No announcements" />',
    },
  },
  args: {
    label: 'Announcements',
    href: '#notice',
    empty: 'No announcements today',
    titles: [
      'Deposits by e-wallet are back',
      'Maintenance of live games on Tuesday from 02:00 to 04:00',
    ],
  },
} satisfies Meta<typeof AnnouncementBar>;
type Story = StoryObj<typeof AnnouncementBar>;

export const Moving: Story = {};
export const OneShort: Story = { args: { titles: ['Deposits are back'] } };
export const None: Story = { args: { titles: [] } };
