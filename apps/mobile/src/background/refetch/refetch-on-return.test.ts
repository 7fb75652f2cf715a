// @vitest-environment happy-dom
import { ClientError, ErrorCode } from '@livery/contract/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { refetchOnReturn } from './refetch-on-return.ts';

afterEach(() => vi.restoreAllMocks());

type State = ReturnType<Parameters<typeof refetchOnReturn>[0]['getState']>;

/** State of a store with one query. If `code` is given, the query has failed with this error code. */
const createState = (code?: string) =>
  ({ wps: { queries: { winners: { error: code && { code, status: 0 } } } } }) as unknown as State;

const start = (state: State) => {
  const dispatch = vi.fn();
  refetchOnReturn({ dispatch, getState: () => state });
  return { getTypes: () => dispatch.mock.calls.map(([action]) => (action as { type: string }).type) };
};

test('notifies RTK Query of a returned network and of a returned focus', () => {
  const { getTypes } = start(createState());
  for (const name of ['offline', 'online', 'focus', 'visibilitychange']) dispatchEvent(new Event(name));
  expect(getTypes()).toEqual(['__rtkq/offline', '__rtkq/online', '__rtkq/focused', '__rtkq/focused']);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  dispatchEvent(new Event('visibilitychange'));
  expect(getTypes().at(-1)).toBe('__rtkq/unfocused');
});

test('loads queries again that have failed without a network before it has started', () => {
  expect(start(createState(ClientError.Offline)).getTypes()).toEqual(['__rtkq/online']);
  expect(start(createState(ErrorCode.SystemBusy)).getTypes()).toEqual([]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(start(createState(ClientError.Offline)).getTypes()).toEqual([]);
});
