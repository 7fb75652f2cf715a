import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followDraft } from './follow.ts';
import type { PageContext } from './page-context.ts';

const start = (facts: Partial<PageContext>) => {
  const stream = Object.assign(new EventTarget(), { close: vi.fn() });
  const reload = vi.fn();
  const post = vi.fn();
  const context = { sequence: 3, content: 'first', isEmbedded: false, unavailable: undefined, reload, post, ...facts };
  followDraft(context as unknown as PageContext, stream as unknown as EventSource);
  const send = async (type: string, data: string): Promise<void> => {
    stream.dispatchEvent(Object.assign(new Event(type), { data }));
    await vi.runAllTimersAsync();
  };
  return { send, reload, post };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reloads a page on a phone after an operation, and not for the content that it shows', async () => {
  const { send, reload } = start({});
  await send('sequence', '3');
  await send('content', 'first');
  expect(reload).not.toHaveBeenCalled();
  await send('sequence', '4');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads a page on a phone whose base changed before its stream was open', async () => {
  const { send, reload } = start({});
  await send('content', 'second');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reports an operation to the editor, which loads the new page in another frame', async () => {
  const { send, reload, post } = start({ isEmbedded: true });
  await send('sequence', '4');
  await send('content', 'second');
  expect(post.mock.calls).toEqual([[{ type: 'changed', sequence: 4 }]]);
  expect(reload).not.toHaveBeenCalled();
});
