// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CollectionArrows } from './collection-arrows.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

function Place() {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <ul />
      <CollectionArrows place={place} />
    </div>
  );
}

/** Gives the strip a width of 400 px with content of 1000 px, and scrolls it to a position. */
const scrollStrip = (scrollLeft: number) => {
  const strip = screen.getByRole('list');
  const sizes = { scrollWidth: 1000, clientWidth: 400, scrollLeft };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(strip, name, { value, configurable: true });
  strip.scrollBy = vi.fn();
  fireEvent.scroll(strip);
  return strip;
};
const getArrows = () => screen.queryAllByRole('button').map((arrow) => arrow.getAttribute('aria-label'));

test.each([
  ['ltr', 1],
  ['rtl', -1],
])('shows only the arrows that lead to more games, in %s', async (dir, sign) => {
  await renderScreen(<Place />);
  document.documentElement.dir = dir;
  scrollStrip(0);
  expect(getArrows()).toEqual(['Next']);
  scrollStrip(300 * sign);
  expect(getArrows()).toEqual(['Previous', 'Next']);
  scrollStrip(600 * sign);
  expect(getArrows()).toEqual(['Previous']);
});

test.each([
  ['ltr', 320],
  ['rtl', -320],
])('scrolls by most of the visible width, in %s', async (dir, left) => {
  await renderScreen(<Place />);
  document.documentElement.dir = dir;
  const strip = scrollStrip(0);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(strip.scrollBy).toHaveBeenCalledWith({ left, behavior: 'smooth' });
});
