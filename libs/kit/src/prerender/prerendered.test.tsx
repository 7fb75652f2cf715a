// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLazyModule, retryDelayMs } from '../lazy/lazy-module.ts';
import { PrerenderRegion, withPrerenderFallback, capturePrerenderedRegions } from './prerendered.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const renderPrerenderedPage = () => {
  const page = render(
    <PrerenderRegion name="header">
      <a href="/m/login">prerendered</a>
    </PrerenderRegion>,
  );
  capturePrerenderedRegions(page.container);
  page.unmount();
};
const Real = ({ who }: { who: string }) => <p>real, for {who}</p>;

test('shows the prerendered markup until the code is loaded', async () => {
  renderPrerenderedPage();
  const lazyHeader = createLazyModule(async () => ({ Real }));
  const Header = withPrerenderFallback(lazyHeader, 'header', (module) => module.Real);
  render(<Header who="Mira" />);
  expect(screen.getByRole('link', { name: 'prerendered' })).toBeDefined();
  await act(() => lazyHeader.load());
  expect(screen.getByText('real, for Mira')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('shows the prerendered markup while the load fails, and retries the load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPrerenderedPage();
  const load = vi.fn(() => Promise.reject<{ Real: typeof Real }>(new TypeError('Failed to fetch')));
  const Header = withPrerenderFallback(createLazyModule(load), 'header', (module) => module.Real);
  await act(async () => render(<Header who="Mira" />));
  expect(screen.getByRole('link', { name: 'prerendered' })).toBeDefined();
  load.mockImplementation(() => Promise.resolve({ Real }));
  await act(() => vi.advanceTimersByTimeAsync(retryDelayMs));
  expect(screen.getByText('real, for Mira')).toBeDefined();
});

test('shows nothing where nothing was prerendered', () => {
  const Header = withPrerenderFallback(
    createLazyModule(() => new Promise<{ Real: typeof Real }>(() => {})),
    'nowhere',
    (module) => module.Real,
  );
  const { container } = render(<Header who="Mira" />);
  expect(container.textContent).toBe('');
});
