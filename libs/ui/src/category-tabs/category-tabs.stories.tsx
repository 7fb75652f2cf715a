import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { BallIcon } from '../icons/ball.tsx';
import { CherryIcon } from '../icons/cherry.tsx';
import { FishIcon } from '../icons/fish.tsx';
import { FlameIcon } from '../icons/flame.tsx';
import { SpadeIcon } from '../icons/spade.tsx';
import { TicketIcon } from '../icons/ticket.tsx';
import { CategoryTabs } from './category-tabs.tsx';

export default {
  component: CategoryTabs,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The game categories above a list of games, as tabs or as links.',
      avoid: 'Two to four short options in a form: use `SegmentedControl`.',
      example:
        '<CategoryTabs label="Categories" items={categories} value={category} onSelect={setCategory} />',
    },
  },
  args: {
    label: 'Categories',
    value: 'HOT',
    items: [
      { id: 'HOT', label: 'Hot', icon: <FlameIcon /> },
      { id: 'RNG', label: 'Slots', icon: <CherryIcon /> },
      { id: 'LIVE', label: 'Live', icon: <SpadeIcon /> },
      { id: 'FISH', label: 'Fishing', icon: <FishIcon /> },
      { id: 'SPORTS', label: 'Sports', icon: <BallIcon /> },
      { id: 'LOTT', label: 'Lottery', icon: <TicketIcon /> },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <CategoryTabs {...args} value={value} onSelect={setValue} />;
  },
} satisfies Meta<typeof CategoryTabs>;
type Story = StoryObj<typeof CategoryTabs>;

export const Tabs: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('tab')[3] as HTMLElement);
    await expect(canvas.getAllByRole('tab')[3]).toHaveAttribute('aria-selected', 'true');
    const isRtl = document.documentElement.dir === 'rtl';
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getAllByRole('tab')[4]).toHaveFocus();
  },
};
export const Pills: Story = { args: { variant: 'pills' } };
export const Icons: Story = { args: { variant: 'icons' } };
export const LastChosen: Story = { args: { variant: 'icons', value: 'LOTT' } };
export const Links: Story = {
  args: {
    variant: 'pills',
    items: [
      { id: 'HOT', label: 'Hot', href: '#hot' },
      { id: 'RNG', label: 'Slots', href: '#slots' },
    ],
  },
};
