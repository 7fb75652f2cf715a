// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GameTile } from './game-tile.tsx';

afterEach(cleanup);

const image = () => document.querySelector('img') as HTMLImageElement;

it('has the name of its game, and its art is not read out again', () => {
  render(<GameTile name="Dragon Parade" src="dragon.avif" />);
  expect(screen.getByRole('button', { name: 'Dragon Parade' })).toBeTruthy();
  expect(image().alt).toBe('');
});

it('keeps the dominant colour when the art does not load', () => {
  render(<GameTile name="Dragon Parade" src="dragon.avif" color="#402060" />);
  fireEvent.error(image());
  expect(image().hidden).toBe(true);
  expect(screen.getByRole('button').style.getPropertyValue('--tile-color')).toBe('#402060');
});

it('tries again with other art', () => {
  const tile = render(<GameTile name="Dragon Parade" src="dragon.avif" />);
  fireEvent.error(image());
  tile.rerender(<GameTile name="Dragon Parade" src="dragon-2.avif" />);
  expect(image().hidden).toBe(false);
});

it('loads art of the first screen first, and the rest lazily', () => {
  const tile = render(<GameTile name="Dragon Parade" src="dragon.avif" isPriority />);
  expect([image().loading, image().getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  tile.rerender(<GameTile name="Dragon Parade" src="dragon.avif" />);
  expect(image().loading).toBe('lazy');
});
