import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartIcon } from '../icons/heart.tsx';
import { SearchIcon } from '../icons/search.tsx';
import { IconButton } from './icon-button.tsx';

export default {
  component: IconButton,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'An action whose icon everybody knows: back, close, search.',
      avoid: 'Actions that need a word to be understood: use `Button` with an icon and a text.',
      example: '<IconButton label="Close" onClick={close}><CloseIcon /></IconButton>',
    },
  },
  args: { label: 'Search games', children: <SearchIcon /> },
} satisfies Meta<typeof IconButton>;
type Story = StoryObj<typeof IconButton>;

export const Plain: Story = {};
export const Raised: Story = {
  args: { tone: 'raised', label: 'Favourite', children: <HeartIcon /> },
};
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = { args: { href: '#search' } };
