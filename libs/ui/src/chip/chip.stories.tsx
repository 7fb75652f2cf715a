import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Chip } from './chip.tsx';

export default {
  component: Chip,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'A short option, or an active filter that can be removed.',
      avoid: 'The main action of a screen: use `Button`.',
      example: '<Chip isPressed={isActive} onClick={toggle}>Today</Chip>',
    },
  },
  args: { children: 'Animals' },
} satisfies Meta<typeof Chip>;
type Story = StoryObj<typeof Chip>;

export const Choice: Story = {
  args: { count: 27 },
  render: function Choosing(args) {
    const [isPressed, setPressed] = useState(false);
    return <Chip {...args} isPressed={isPressed} onClick={() => setPressed(!isPressed)} />;
  },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Chosen: Story = { args: { isPressed: true, count: 27 } };
export const Removable: Story = {
  args: { isRemovable: true, 'aria-label': 'Remove filter: Animals' },
};
export const Long: Story = {
  args: {
    children: 'Heroes, knights and adventures beyond the seven seas and further still',
    isRemovable: true,
    'aria-label': 'Remove filter',
  },
};
