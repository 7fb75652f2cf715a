// @vitest-environment happy-dom
import { checkDraft } from '@livery/contract/operators/drafts';
import { afterEach, expect, it, vi } from 'vitest';
import { createConsoleStore } from '../../../app/store.ts';
import { createGateway } from '../../../testing/render-screen.tsx';
import { loadProblems } from './draft-calls.ts';

afterEach(() => vi.unstubAllGlobals());

it('checks the draft again for an edit during a check', async () => {
  const gateway = createGateway();
  const checks: (() => void)[] = [];
  let sequence = 1;
  gateway.provide(checkDraft, async () => {
    const checked = { sequence, problems: [], homeBlocks: [], firstLoad: null };
    await new Promise<void>((resolve) => void checks.push(resolve));
    return checked;
  });
  const { dispatch } = createConsoleStore();
  const key = { brand: 'plenty', draftId: 'a' };
  const first = loadProblems(dispatch, key);
  await vi.waitFor(() => expect(checks).toHaveLength(1));
  sequence = 2;
  const second = loadProblems(dispatch, key);
  checks[0]?.();
  await vi.waitFor(() => expect(checks).toHaveLength(2));
  checks[1]?.();
  expect([(await first).sequence, (await second).sequence]).toEqual([1, 2]);
});
