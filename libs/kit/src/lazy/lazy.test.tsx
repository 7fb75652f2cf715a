// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLazyModule, type LazyModule, type LazyOptions, retryDelayMs, useLoadedModule } from './lazy-module.ts';
import { LazyWhenIdle } from './lazy-when-idle.tsx';
import { LazyWhenVisible } from './lazy-when-visible.tsx';
import { Lazy } from './lazy.tsx';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  log.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    const { message } = this.state;
    return message === undefined ? (
      this.props.children
    ) : (
      <button type="button" onClick={() => this.setState({ message: undefined })}>
        {message}
      </button>
    );
  }
}

const failingLoad = () => vi.fn(() => Promise.reject<string>(new Error('no network')));

const renderLazy = (module: LazyModule<string>, options: LazyOptions = {}) =>
  act(async () =>
    render(
      <Boundary>
        <Lazy module={module} fallback="loading" {...options}>
          {(text) => <p>{text}</p>}
        </Lazy>
      </Boundary>,
    ),
  );

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('loads a module once and reports it to all that observe it', async () => {
  const load = vi.fn(async () => 'here');
  const module = createLazyModule(load);
  const listener = vi.fn();
  module.subscribe(listener);
  expect(module.get()).toBeUndefined();
  await Promise.all([module.load(), module.load()]);
  expect(module.get()).toBe('here');
  expect(await module.load()).toBe('here');
  expect(load).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledOnce();
});

test('logs a failed load and starts it again for the next caller', async () => {
  const load = failingLoad();
  const module = createLazyModule(load);
  await expect(module.load()).rejects.toThrow('no network');
  expect(log).toHaveBeenCalledOnce();
  load.mockResolvedValue('here');
  expect(await module.load()).toBe('here');
});

test('ignores a failed preload', async () => {
  const load = failingLoad();
  createLazyModule(load).preload();
  await pass(0);
  expect(load).toHaveBeenCalledOnce();
});

test('renders a loaded module without a fallback', async () => {
  const module = createLazyModule(async () => 'here');
  await module.load();
  render(<Lazy module={module}>{(text) => text}</Lazy>);
  expect(document.body.textContent).toBe('here');
});

test('shows the fallback until the module is loaded', async () => {
  let resolveLoad: (text: string) => void = () => undefined;
  await renderLazy(createLazyModule(() => new Promise((resolve) => (resolveLoad = resolve))));
  expect(screen.getByText('loading')).toBeDefined();
  await act(async () => resolveLoad('here'));
  expect(screen.getByText('here')).toBeDefined();
});

test('notifies a component that only observes the module, and does not load it', async () => {
  const load = vi.fn(async () => 'here');
  const module = createLazyModule(load);
  const Observer = () => <p>{useLoadedModule(module) ?? 'not yet'}</p>;
  render(<Observer />);
  expect(screen.getByText('not yet')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
  await act(() => module.load());
  expect(screen.getByText('here')).toBeDefined();
});

test('throws a failed load to the boundary, and loads again when the boundary retries', async () => {
  const load = failingLoad();
  await renderLazy(createLazyModule(load));
  expect(load).toHaveBeenCalledOnce();
  load.mockResolvedValue('here');
  await act(async () => screen.getByRole('button', { name: 'no network' }).click());
  expect(screen.getByText('here')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('shows the fallback until the automatic retries are used up', async () => {
  const load = failingLoad();
  await renderLazy(createLazyModule(load), { retries: 1 });
  expect(screen.getByText('loading')).toBeDefined();
  await pass(retryDelayMs);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'no network' })).toBeDefined();
});

test('retries required code until it is loaded', async () => {
  const load = failingLoad();
  await renderLazy(createLazyModule(load), { retries: Infinity });
  await pass(3 * retryDelayMs);
  expect(load).toHaveBeenCalledTimes(4);
  load.mockResolvedValue('here');
  await pass(retryDelayMs);
  expect(screen.getByText('here')).toBeDefined();
});

test('shows the fallback in place of optional code that cannot be loaded', async () => {
  await renderLazy(createLazyModule(failingLoad()), { isOptional: true });
  expect(screen.getByText('loading')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

const screenHeight = 844;

test.each([
  ['loads a part near the lower edge of the screen', screenHeight + 150, true],
  ['loads a part far above the screen', -9000, true],
  ['does not load a part far below the screen', screenHeight + 450, false],
])('%s', async (_name, top, isLoaded) => {
  let report: () => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        onChange: (entries: readonly Partial<IntersectionObserverEntry>[]) => void,
        { rootMargin = '' }: IntersectionObserverInit,
      ) {
        const [above = 0, , below = above] = rootMargin.split(' ').map(Number.parseFloat);
        report = () => onChange([{ isIntersecting: top >= -above && top <= screenHeight + below }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const load = vi.fn(async () => 'here');
  render(
    <LazyWhenVisible module={createLazyModule(load)} fallback="reserved space">
      {(text) => text}
    </LazyWhenVisible>,
  );
  expect(document.body.textContent).toBe('reserved space');
  expect(load).not.toHaveBeenCalled();
  await act(async () => report());
  expect(document.body.textContent).toBe(isLoaded ? 'here' : 'reserved space');
});

test('loads an optional part when the browser is idle', async () => {
  let runIdleCallback: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => (runIdleCallback = callback));
  const load = vi.fn(async () => 'here');
  render(<LazyWhenIdle module={createLazyModule(load)}>{(text) => text}</LazyWhenIdle>);
  expect(load).not.toHaveBeenCalled();
  await act(async () => runIdleCallback());
  expect(document.body.textContent).toBe('here');
});
