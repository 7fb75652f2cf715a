// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetFailures, latePart, useArrived, usePart, type LatePart } from './late-part.ts';

afterEach(cleanup);

const Word = ({ of }: { of: LatePart<string> }) => <p>{usePart(of)}</p>;
const Waiting = ({ of }: { of: LatePart<string> }) => <p>{useArrived(of) ?? 'not yet'}</p>;

test('what is here already is drawn without a fallback', async () => {
  const word = latePart(async () => 'here');
  await word.bring();
  render(
    <Suspense fallback="loading">
      <Word of={word} />
    </Suspense>,
  );
  expect(screen.getByText('here')).toBeDefined();
});

test('what is not here is waited for', async () => {
  const word = latePart(async () => 'here');
  await act(async () =>
    render(
      <Suspense fallback="loading">
        <Word of={word} />
      </Suspense>,
    ),
  );
  expect(screen.getByText('here')).toBeDefined();
});

test('one who only looks sees it arrive', async () => {
  const word = latePart(async () => 'here');
  render(<Waiting of={word} />);
  expect(screen.getByText('not yet')).toBeDefined();
  await act(() => word.bring());
  expect(screen.getByText('here')).toBeDefined();
});

test('a load that failed is tried again; one that did not is not repeated', async () => {
  let loads = 0;
  const word = latePart(async () => {
    loads += 1;
    if (loads === 1) throw new Error('no network');
    return 'here';
  });
  await expect(word.bring()).rejects.toThrow('no network');
  expect(await word.bring()).toBe('here');
  expect(await word.bring()).toBe('here');
  expect(loads).toBe(2);
});

class Boundary extends Component<{ children: ReactNode }, { said?: string }> {
  override state: { said?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render() {
    return this.state.said ?? this.props.children;
  }
}

test('a load that fails is thrown to whoever draws it, and not begun again without end', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject<string>(new Error('no network')));
  const word = latePart(load);
  const draw = () =>
    act(async () =>
      render(
        <Boundary>
          <Suspense fallback="loading">
            <Word of={word} />
          </Suspense>
        </Boundary>,
      ),
    );
  await draw();
  expect(screen.getByText('no network')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
  cleanup();

  // The failure was shown, and is forgotten.
  forgetFailures();
  load.mockImplementation(() => Promise.resolve('here'));
  await draw();
  expect(screen.getByText('here')).toBeDefined();
});
