// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { resetFailedLoads, createLazyModule, useLoadedModule, useLazyModule, type LazyModule } from './lazy-module.ts';

afterEach(cleanup);

const Word = ({ of }: { of: LazyModule<string> }) => <p>{useLazyModule(of)}</p>;
const Waiting = ({ of }: { of: LazyModule<string> }) => <p>{useLoadedModule(of) ?? 'not yet'}</p>;

test('renders a loaded module without a fallback', async () => {
  const word = createLazyModule(async () => 'here');
  await word.load();
  render(
    <Suspense fallback="loading">
      <Word of={word} />
    </Suspense>,
  );
  expect(screen.getByText('here')).toBeDefined();
});

test('suspends until the module is loaded', async () => {
  const word = createLazyModule(async () => 'here');
  await act(async () =>
    render(
      <Suspense fallback="loading">
        <Word of={word} />
      </Suspense>,
    ),
  );
  expect(screen.getByText('here')).toBeDefined();
});

test('notifies a component that only observes the module', async () => {
  const word = createLazyModule(async () => 'here');
  render(<Waiting of={word} />);
  expect(screen.getByText('not yet')).toBeDefined();
  await act(() => word.load());
  expect(screen.getByText('here')).toBeDefined();
});

test('retries a failed load and does not repeat a successful one', async () => {
  let loads = 0;
  const word = createLazyModule(async () => {
    loads += 1;
    if (loads === 1) throw new Error('no network');
    return 'here';
  });
  await expect(word.load()).rejects.toThrow('no network');
  expect(await word.load()).toBe('here');
  expect(await word.load()).toBe('here');
  expect(loads).toBe(2);
});

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message ?? this.props.children;
  }
}

test('throws a failed load to the rendering component, and does not retry it in a loop', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject<string>(new Error('no network')));
  const word = createLazyModule(load);
  const renderWord = () =>
    act(async () =>
      render(
        <Boundary>
          <Suspense fallback="loading">
            <Word of={word} />
          </Suspense>
        </Boundary>,
      ),
    );
  await renderWord();
  expect(screen.getByText('no network')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
  cleanup();

  // The failure was shown, so it is reset.
  resetFailedLoads();
  load.mockImplementation(() => Promise.resolve('here'));
  await renderWord();
  expect(screen.getByText('here')).toBeDefined();
});
