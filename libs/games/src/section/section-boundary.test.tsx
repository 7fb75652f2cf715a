// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLazyModule, type LazyModule } from '@livery/kit/lazy/lazy-module';
import { Lazy } from '@livery/kit/lazy/lazy';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { SectionBoundary } from './section-boundary.tsx';

afterEach(cleanup);

const renderSection = (module: LazyModule<string>) =>
  renderScreen(
    <>
      <SectionBoundary>
        <Lazy module={module} fallback="waiting">
          {(text) => text}
        </Lazy>
      </SectionBoundary>
      <p>the others</p>
    </>,
  );

test('loads failing code once, and again only when the member retries', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = userEvent.setup();
  const load = vi.fn(() => Promise.reject<string>(new TypeError('Failed to fetch dynamically imported module')));
  await renderSection(createLazyModule(load));
  expect(await screen.findByText('This part did not load.')).toBeTruthy();
  expect(screen.getByText('the others')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  load.mockImplementation(() => Promise.resolve('here at last'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('here at last')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
