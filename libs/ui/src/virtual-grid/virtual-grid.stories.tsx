import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { games } from '../../.storybook/samples.ts';
import { GameTile } from '../game-tile/game-tile.tsx';
import { TileCell } from '../tile-grid/tile-grid.tsx';
import { VirtualGrid } from './virtual-grid.tsx';

const many = Array.from({ length: 10_000 }, (_, index) => ({
  ...games[index % games.length],
  id: index,
  name: `Game ${index}`,
}));

const renderTile = ({ id, ...game }: (typeof many)[number]) => (
  <TileCell key={id}>
    <GameTile {...game} />
  </TileCell>
);

export default {
  component: VirtualGrid<(typeof many)[number]>,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'Very long grids, such as all games of a vendor.',
      avoid: 'Short lists: `TileGrid` is simpler, and the browser finds all its text.',
      example: '<VirtualGrid items={games} ratio={1} renderTile={renderTile} />',
    },
  },
  args: { items: many, renderTile },
} satisfies Meta<typeof VirtualGrid<(typeof many)[number]>>;
type Story = StoryObj<typeof VirtualGrid<(typeof many)[number]>>;

export const TenThousand: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button').length).toBeLessThan(400);
    const chunks = canvasElement.querySelectorAll<HTMLElement>('ul');
    const reserved = chunks[0]?.parentElement?.getBoundingClientRect().height ?? 0;
    // The height of the first chunk (a group of rows) must equal the height that the grid
    // reserves for it. The reserved height includes a gap of 8 px below the last row.
    await expect(
      Math.abs(reserved - (chunks[0]?.getBoundingClientRect().height ?? 0) - 8),
    ).toBeLessThan(0.5);

    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => canvas.getByRole('button', { name: 'Game 9999' }));
    await expect(canvas.getAllByRole('button').length).toBeLessThan(400);
  },
};
export const Few: Story = { args: { items: many.slice(0, 4) } };
