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

it('reloads an error page in a frame after an operation, and reports the end of the preview', async () => {
  const { send, reload, post } = start({ isEmbedded: true, unavailable: 'problems' });
  await send('content', 'second');
  expect(reload).not.toHaveBeenCalled();
  await send('sequence', '4');
  expect(reload).toHaveBeenCalledTimes(1);
  await send('ended', '');
  expect(post.mock.calls).toEqual([[{ type: 'unavailable', reason: 'ended' }]]);
});
