// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useIsStuck } from './use-sticky.tsx';

function Bar() {
  const bar = useRef<HTMLDivElement>(null);
  useIsStuck(bar, 100);
  return <div ref={bar} data-testid="bar" />;
}

afterEach(cleanup);

function scrollTo(top: number, offset: number) {
  screen.getByTestId('bar').getBoundingClientRect = () => new DOMRect(0, top, 390, 40);
  Object.defineProperty(globalThis, 'scrollY', { value: offset, configurable: true });
  dispatchEvent(new Event('scroll'));
  return screen.getByTestId('bar').dataset['stuck'];
}

it('is stuck when the page is scrolled beyond the trigger, and not before', () => {
  render(<Bar />);
  expect(scrollTo(101, 300)).toBe('false');
  expect(scrollTo(100, 301)).toBe('true');
  expect(scrollTo(52, 349)).toBe('true');
  expect(scrollTo(240, 161)).toBe('false');
});

it('is not stuck on a page that has not been scrolled', () => {
  render(<Bar />);
  expect(scrollTo(52, 0)).toBe('false');
});

it('removes its listener on unmount', () => {
  const { unmount } = render(<Bar />);
  const bar = screen.getByTestId('bar');
  unmount();
  delete bar.dataset['stuck'];
  dispatchEvent(new Event('scroll'));
  expect(bar.dataset['stuck']).toBeUndefined();
});
