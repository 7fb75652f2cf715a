import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import type { FoundPreview } from '../keys/open-previews.ts';
import { streamDraftEvents } from './draft-events.ts';

/**
 * Starts a stream that writes to a fake HTTP response. `text` of the response contains everything that was written.
 */
const startStream = () => {
  const response = Object.assign(new EventEmitter(), {
    text: '',
    writableEnded: false,
    writeHead: () => undefined,
    write: (text: string) => void (response.text += text),
    end: () => {
      response.writableEnded = true;
      response.emit('close');
    },
  });
  const listeners: { change: (sequence: number) => void; content: () => void; end: () => void } = {
    change: () => undefined,
    content: () => undefined,
    end: () => undefined,
  };
  const stop = vi.fn();
  const content = { hash: 'first' };
  let found: FoundPreview = { state: 'open', preview: {} as never };
  streamDraftEvents(response as unknown as ServerResponse, {
    check: async () => found,
    getCurrent: async () => ({ sequence: 3, content: content.hash }),
    onContentChange: (listener) => {
      listeners.content = listener;
      return stop;
    },
    subscribe: (listener) => {
      listeners.change = listener;
      return stop;
    },
    onEnd: (listener) => {
      listeners.end = listener;
      return stop;
    },
  });
  return { response, listeners, stop, content, endPreview: () => (found = { state: 'ended' }) };
};

it('sends the current sequence at first, and each new one', async () => {
  const { response, listeners } = startStream();
  await vi.waitFor(() => expect(response.text).toContain('event: sequence\ndata: 3\n'));
  listeners.change(4);
  expect(response.text).toContain('event: sequence\ndata: 4\n');
  response.end();
});

it('sends the new content of a draft whose base has changed', async () => {
  const { response, listeners, content } = startStream();
  await vi.waitFor(() => expect(response.text).toContain('event: content\ndata: first\n'));
  content.hash = 'second';
  listeners.content();
  await vi.waitFor(() => expect(response.text).toContain('event: content\ndata: second\n'));
  response.end();
});

it('ends at once when the preview was ended, and removes its listeners', async () => {
  const { response, listeners, stop, endPreview } = startStream();
  await vi.waitFor(() => expect(response.text).toContain('data: 3'));
  endPreview();
  listeners.end();
  await vi.waitFor(() => expect(response.text).toContain('event: ended'));
  expect(response.writableEnded).toBe(true);
  expect(stop).toHaveBeenCalledTimes(3);
});
