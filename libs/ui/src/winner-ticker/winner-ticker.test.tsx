// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { WinnerTicker } from './winner-ticker.tsx';

const winners = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  name: `ma***${id}`,
  game: 'Dragon Parade',
  amount: '₱100',
}));
const show = (count: number, onSelect?: () => void) =>
  render(
    <WinnerTicker
      label="Latest winners"
      winners={winners.slice(0, count)}
      onSelect={onSelect}
      data-testid="ticker"
    />,
  );

afterEach(cleanup);

it.each([
  [3, 'false'],
  [4, 'true'],
])('%i winners: moves is %s', (count, isMoving) => {
  show(count);
  expect(screen.getByTestId('ticker').dataset['moving']).toBe(isMoving);
});

it('takes 1500 ms per entry', () => {
  show(4);
  expect(screen.getByTestId('ticker').style.getPropertyValue('--pace')).toBe('6s');
});

it('is read once, although it is rendered twice for a seamless loop', () => {
  show(4);
  expect(screen.getAllByRole('list', { name: 'Latest winners' })).toHaveLength(1);
  expect(screen.getAllByRole('button')).toHaveLength(4);
});

it('opens the game of the tapped winner', async () => {
  const onSelect = vi.fn();
  show(4, onSelect);
  await userEvent.click(screen.getByRole('button', { name: /ma\*\*\*b/ }));
  expect(onSelect).toHaveBeenCalledWith(winners[1]);
});

it('hides an image that fails to load', () => {
  render(
    <WinnerTicker
      label="Latest winners"
      winners={[{ ...winners[0]!, src: '/gone.webp', color: '#102030' }]}
    />,
  );
  const image = screen.getByRole('button').querySelector('img')!;
  fireEvent.error(image);
  expect(image.hidden).toBe(true);
  expect(image.parentElement?.style.backgroundColor).toBe('#102030');
});
