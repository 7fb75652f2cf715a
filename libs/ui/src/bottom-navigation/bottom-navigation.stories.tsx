import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GiftFilledIcon } from '../icons/gift-filled.tsx';
import { GiftIcon } from '../icons/gift.tsx';
import { HomeFilledIcon } from '../icons/home-filled.tsx';
import { HomeIcon } from '../icons/home.tsx';
import { InviteFilledIcon } from '../icons/invite-filled.tsx';
import { InviteIcon } from '../icons/invite.tsx';
import { MemberFilledIcon } from '../icons/member-filled.tsx';
import { MemberIcon } from '../icons/member.tsx';
import { WalletIcon } from '../icons/wallet.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';

export default {
  component: BottomNavigation,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The three to five main destinations of the app.',
      avoid:
        'Steps of a form, filters, or actions. More than five destinations belong in the side menu.',
      example: '<BottomNavigation label="Main" items={items} current="/m/home" />',
    },
  },
  args: {
    label: 'Main',
    current: '#home',
    onSelect: fn((_, event) => event.preventDefault()),
    items: [
      { href: '#home', label: 'Home', icon: <HomeIcon />, selectedIcon: <HomeFilledIcon /> },
      {
        href: '#activity',
        label: 'Promotions',
        icon: <GiftIcon />,
        selectedIcon: <GiftFilledIcon />,
      },
      { href: '#deposit', label: 'Deposit', icon: <WalletIcon />, isCentre: true },
      {
        href: '#invite',
        label: 'Invite',
        icon: <InviteIcon />,
        selectedIcon: <InviteFilledIcon />,
      },
      { href: '#mine', label: 'Members', icon: <MemberIcon />, selectedIcon: <MemberFilledIcon /> },
    ],
  },
} satisfies Meta<typeof BottomNavigation>;
type Story = StoryObj<typeof BottomNavigation>;

export const AtHome: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '#home');
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
const withoutCentre: Story['render'] = (args) => (
  <BottomNavigation {...args} items={args.items.map((item) => ({ ...item, isCentre: false }))} />
);
const expectTouchTargets: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(5);
  for (const link of canvas.getAllByRole('link')) {
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
};

export const Labels: Story = { render: withoutCentre, play: expectTouchTargets };
export const Pill: Story = {
  args: { variant: 'pill' },
  render: withoutCentre,
  play: expectTouchTargets,
};
export const Floating: Story = {
  args: { variant: 'floating' },
  render: withoutCentre,
  play: expectTouchTargets,
};
export const AtPromotions: Story = { args: { current: '#activity' } };
export const WithUnclaimed: Story = {
  args: { current: '#mine' },
  render: (args) => (
    <BottomNavigation
      {...args}
      items={args.items.map((destination) =>
        destination.href === '#mine'
          ? { ...destination, count: 12, countLabel: '12 to claim' }
          : destination,
      )}
    />
  ),
};
