import type { Meta, StoryObj } from '@storybook/react-vite';
import { art } from '../../.storybook/samples.ts';
import { Badge } from '../badge/badge.tsx';
import { GameTile, GameTileSkeleton } from './game-tile.tsx';

export default {
  component: GameTile,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'A game in a grid or a row. The tile has its final size before the image has loaded.',
      avoid: 'Vendors or promotions.',
      example: '<GameTile name="Dragon Parade" href={href} src={src} color="#7c3aed" />',
    },
  },
  args: { name: 'Dragon Parade', ...art(0) },
  decorators: [(Story) => <div style={{ inlineSize: 108 }}>{Story()}</div>],
} satisfies Meta<typeof GameTile>;
type Story = StoryObj<typeof GameTile>;

export const Plain: Story = {};
export const LongName: Story = {
  args: { name: 'Star Harvest of the Seven Islands and the Golden Carabao' },
};
export const WithBadge: Story = { args: { badge: <Badge tone="danger">HOT</Badge> } };
export const WithCaption: Story = { args: { caption: 'Tala Studios' } };
export const WithoutArt: Story = { args: { src: undefined } };
export const BrokenArt: Story = { args: { src: 'data:image/png;base64,broken' } };
export const Contained: Story = { args: { fit: 'contain', name: 'Kestrel Play' } };
export const AsLink: Story = { args: { href: '#game' } };
export const Loading: Story = { render: () => <GameTileSkeleton /> };
