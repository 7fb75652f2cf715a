// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProviderCarousel } from './provider-carousel.tsx';

const slide = 320;
const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockClear();
  // happy-dom has no layout, so the test sets the widths.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(slide);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(3 * slide);
  HTMLElement.prototype.scrollTo = scrollTo as typeof HTMLElement.prototype.scrollTo;
});
afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
  vi.restoreAllMocks();
});

const strip = (): HTMLElement => {
  const providers = Array.from({ length: 12 }, (_, index) => ({
    id: `V${index}`,
    label: `Vendor ${index}`,
  }));
  render(
    <ProviderCarousel
      label="Providers"
      providers={providers}
      value=""
      onSelect={() => {}}
      previousLabel="Previous"
      nextLabel="Next"
    />,
  );
  return screen.getByRole('button', { name: 'Vendor 0' }).parentElement as HTMLElement;
};

const swipe = (row: HTMLElement, by: number) => {
  fireEvent.touchStart(row);
  row.scrollLeft = by;
  fireEvent.touchEnd(row);
};

it.each([
  ['ltr', 60, slide],
  ['rtl', -60, -slide],
])('%s: a swipe of %i px moves one slide', (dir, by, left) => {
  document.documentElement.dir = dir;
  swipe(strip(), by);
  expect(scrollTo).toHaveBeenCalledWith({ left, behavior: 'smooth' });
});

it('ignores a shorter swipe', () => {
  swipe(strip(), 59);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('moves one slide for each arrow press, and stops at the ends', () => {
  const row = strip();
  expect((screen.getByRole('button', { name: 'Previous' }) as HTMLButtonElement).disabled).toBe(
    true,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: slide, behavior: 'smooth' });
  row.scrollLeft = 2 * slide;
  fireEvent.scroll(row);
  expect((screen.getByRole('button', { name: 'Next' }) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: slide, behavior: 'smooth' });
});
