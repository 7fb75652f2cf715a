// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInfiniteScroll } from './use-infinite-scroll.tsx';

/**
 * Simulates a scroll: calls the callback of the fake IntersectionObserver. A real observer would
 * never call its callback, because happy-dom has no layout.
 */
let see: (isIntersecting: boolean, bottom?: number) => void = () => {};
let reach: string | undefined;

class HandObserver {
  constructor(
    report: (
      entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect'>[],
    ) => void,
    options: IntersectionObserverInit,
  ) {
    see = (isIntersecting, bottom = 2000) =>
      report([{ isIntersecting, boundingClientRect: new DOMRect(0, bottom, 0, 0) }]);
    reach = options.rootMargin;
  }
  observe() {}
  disconnect() {
    see = () => {};
  }
}

function List(props: { hasMore: boolean; isLoading: boolean; onMore: () => void }) {
  return <div ref={useInfiniteScroll<HTMLDivElement>(props)} />;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', HandObserver);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reachEnd = (wait = 0) => act(() => (see(true), vi.advanceTimersByTime(wait)));

it('requests more within 500 px of the bottom', () => {
  const onMore = vi.fn();
  render(<List hasMore isLoading={false} onMore={onMore} />);
  expect(reach).toBe('0px 0px 500px');
  reachEnd();
  expect(onMore).toHaveBeenCalledOnce();
});

it('requests at most once a second, and does not lose the second request', () => {
  const onMore = vi.fn();
  const list = render(<List hasMore isLoading={false} onMore={onMore} />);
  reachEnd();
  list.rerender(<List hasMore isLoading onMore={onMore} />);
  list.rerender(<List hasMore isLoading={false} onMore={onMore} />);
  reachEnd(999);
  expect(onMore).toHaveBeenCalledOnce();
  act(() => vi.advanceTimersByTime(1));
  expect(onMore).toHaveBeenCalledTimes(2);
});

it('cancels the second request when the member scrolls back meanwhile', () => {
  const onMore = vi.fn();
  const list = render(<List hasMore isLoading={false} onMore={onMore} />);
  reachEnd();
  list.rerender(<List hasMore isLoading onMore={onMore} />);
  list.rerender(<List hasMore isLoading={false} onMore={onMore} />);
  reachEnd(100);
  act(() => (see(false), vi.advanceTimersByTime(2000)));
  expect(onMore).toHaveBeenCalledOnce();
});

it('keeps the second request when the member scrolls past the end meanwhile', () => {
  const onMore = vi.fn();
  const list = render(<List hasMore isLoading={false} onMore={onMore} />);
  reachEnd();
  list.rerender(<List hasMore isLoading onMore={onMore} />);
  list.rerender(<List hasMore isLoading={false} onMore={onMore} />);
  reachEnd(100);
  act(() => (see(false, -1), vi.advanceTimersByTime(2000)));
  expect(onMore).toHaveBeenCalledTimes(2);
});

it.each([
  ['while a page is loading', { hasMore: true, isLoading: true }],
  ['after the last page', { hasMore: false, isLoading: false }],
])('requests nothing %s', (_, state) => {
  const onMore = vi.fn();
  render(<List {...state} onMore={onMore} />);
  reachEnd(2000);
  expect(onMore).not.toHaveBeenCalled();
});
