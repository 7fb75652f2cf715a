// @vitest-environment happy-dom
import { ErrorCode } from '@livery/contract/errors';
import { checkDraft } from '@livery/contract/operators/drafts';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { createConsoleStore } from '../../../app/store.ts';
import { createGateway, reject } from '../../../testing/render-screen.tsx';
import { useProblems } from './use-problems.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const renderProblems = () => {
  const store = createConsoleStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const draft = { brand: 'plenty', draftId: 'a', base: undefined, isPending: false };
  return renderHook(({ sequence }) => useProblems({ ...draft, sequence }), {
    wrapper,
    initialProps: { sequence: 1 },
  });
};

it('repeats a failed check', async () => {
  const gateway = createGateway();
  const responses = [reject(ErrorCode.NotFound, 404), { sequence: 1, problems: [], homeBlocks: [], firstLoad: null }];
  gateway.provide(checkDraft, () => responses.shift());
  const { result } = renderProblems();
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  await waitFor(() => expect(result.current).toMatchObject({ hasFailed: false, isChecking: false }));
});

it('returns a new array of problems after each check, also if they are the same', async () => {
  const gateway = createGateway();
  let sequence = 0;
  gateway.provide(checkDraft, () => ({ sequence: (sequence += 1), problems: [], homeBlocks: [], firstLoad: null }));
  const { result, rerender } = renderProblems();
  await waitFor(() => expect(result.current.isChecking).toBe(false));
  const first = result.current.problems;
  rerender({ sequence: 2 });
  await waitFor(() => expect(sequence).toBe(2));
  await waitFor(() => expect(result.current.isChecking).toBe(false));
  expect(result.current.problems).not.toBe(first);
});
