import type { Meta, StoryObj } from '@storybook/react-vite';
import { games } from '../../.storybook/samples.ts';
import { GameTile } from '../game-tile/game-tile.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { HeartIcon } from '../icons/heart.tsx';
import { TileCell, TileGrid } from './tile-grid.tsx';

const cells = games.slice(0, 9).map(({ id, ...game }) => (
  <TileCell key={id}>
    <GameTile {...game} />
  </TileCell>
));

export default {
  component: TileGrid,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'A grid of game tiles that fills the width with as many columns as fit.',
      avoid: 'More than some hundred tiles: use `VirtualGrid`.',
      example:
        '<TileGrid ratio={1}>\n  <TileCell><GameTile name="Dragon Parade" src={src} /></TileCell>\n</TileGrid>',
    },
  },
} satisfies Meta<typeof TileGrid>;
type Story = StoryObj<typeof TileGrid>;

export const Grid: Story = { args: { children: cells } };
export const Square: Story = { args: { children: cells, ratio: 1 } };
export const WithFavourites: Story = {
  args: {
    children: games.slice(0, 3).map(({ id, ...game }) => (
      <TileCell
        key={id}
        corner={
          <IconButton tone="raised" label={`Favourite ${game.name}`} aria-pressed={false}>
            <HeartIcon />
          </IconButton>
        }
      >
        <GameTile {...game} />
      </TileCell>
    )),
  },
};
