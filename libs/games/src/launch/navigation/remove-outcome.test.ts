// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { removeOutcomeFromAddress } from './remove-outcome.ts';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['?nodeId=3&at=m1_result_home', '?nodeId=3&at=m1'],
  ['?nodeId=3&at=m1', '?nodeId=3&at=m1'],
  ['?nodeId=3', '?nodeId=3'],
])('replaces the address %s by %s, and keeps the state of the history', (before, after) => {
  history.replaceState({ key: 'k' }, '', before);
  removeOutcomeFromAddress();
  expect(location.search).toBe(after);
  expect(history.state).toEqual({ key: 'k' });
});
