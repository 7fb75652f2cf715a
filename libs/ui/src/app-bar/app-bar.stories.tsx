import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnimatedAmount } from '../animated-amount/animated-amount.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { BackIcon } from '../icons/back.tsx';
import { GlobeIcon } from '../icons/globe.tsx';
import { MenuIcon } from '../icons/menu.tsx';
import { AppBar } from './app-bar.tsx';

const back = (
  <IconButton label="Back" href="#home">
    <BackIcon />
  </IconButton>
);
const menu = (
  <IconButton key="menu" label="Menu">
    <MenuIcon />
  </IconButton>
);
const language = (
  <IconButton key="language" label="Language">
    <GlobeIcon />
  </IconButton>
);

export default {
  component: AppBar,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The top of every screen: the back button at the start, the title in the middle, actions at the end.',
      avoid: 'A heading inside a screen: use `Section`. A screen has one app bar.',
      example: '<AppBar start={backButton} title="Deposit" />',
    },
  },
} satisfies Meta<typeof AppBar>;
type Story = StoryObj<typeof AppBar>;

export const Guest: Story = {
  args: {
    start: <strong>LIVERY</strong>,
    end: [
      <Button key="in" size="small">
        Log in
      </Button>,
      <Button key="new" size="small" tone="accent">
        Register
      </Button>,
      menu,
    ],
  },
};
export const Member: Story = {
  args: {
    start: <strong>LIVERY</strong>,
    end: [
      <AnimatedAmount
        key="sum"
        amount={1250050}
        format={(amount) => `₱${(amount / 100).toFixed(2)}`}
      />,
      menu,
    ],
  },
};
export const Centred: Story = {
  args: {
    variant: 'centre',
    start: [menu, language],
    middle: <strong>LIVERY</strong>,
    end: (
      <Button key="in" size="small">
        Log in
      </Button>
    ),
  },
};
export const WithSearch: Story = {
  args: {
    variant: 'search',
    start: <strong>LIVERY</strong>,
    middle: <a href="#search">Search</a>,
    end: [
      <Button key="in" size="small">
        Log in
      </Button>,
      menu,
    ],
  },
};
export const Titled: Story = { args: { start: back, title: 'Promotions' } };
export const LongTitle: Story = {
  args: {
    start: back,
    title: 'Announcements of the last thirty days and rules',
    end: [language, menu],
  },
};
export const TitleUnderWay: Story = { args: { start: back, title: '', end: menu } };
