// @vitest-environment happy-dom
import type { BrandRuntime } from '@livery/merchant/runtime';
import { createInstance } from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import type { Store } from '../../api/store.ts';
import { startEventStream } from './event-stream.ts';

let stop = (): void => undefined;

afterEach(() => {
  // All test files of a worker share the session. Without this call, a change of the session in another test file would
  // open this event stream again.
  stop();
  vi.unstubAllGlobals();
});

it('opens the stream again in a new language, because the gateway names the games of winners', async () => {
  const streams: { readonly close: () => void; isClosed: boolean }[] = [];
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super();
        const stream = { isClosed: false, close: () => void (stream.isClosed = true) };
        streams.push(stream);
        this.close = stream.close;
      }
      close = (): void => undefined;
    },
  );
  const dispatch = () => ({ unwrap: async () => ({ ticket: 'ticket' }) });
  const texts = createInstance();
  await texts.init({ lng: 'en', resources: {} });
  const brand = { gateway: '', languages: [], defaultLanguage: 'EN' } as unknown as BrandRuntime;
  stop = startEventStream(brand, { dispatch } as unknown as Store, texts);
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  await texts.changeLanguage('zh-CN');
  await vi.waitFor(() => expect(streams).toHaveLength(2));
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});
