// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { refetchOnReturn } from './refetch-on-return.ts';

afterEach(() => vi.restoreAllMocks());

test('notifies RTK Query of a returned network and of a returned focus', () => {
  const dispatch = vi.fn();
  refetchOnReturn({ dispatch });
  const getTypes = () => dispatch.mock.calls.map(([action]) => (action as { type: string }).type);
  for (const name of ['offline', 'online', 'focus', 'visibilitychange']) dispatchEvent(new Event(name));
  expect(getTypes()).toEqual(['__rtkq/offline', '__rtkq/online', '__rtkq/focused', '__rtkq/focused']);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  dispatchEvent(new Event('visibilitychange'));
  expect(getTypes().at(-1)).toBe('__rtkq/unfocused');
});
