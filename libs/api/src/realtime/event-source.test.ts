// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectEventStream } from './event-source.ts';

/** Fake EventSource without a connection. Tests dispatch its events. */
class Source extends EventTarget {
  static opened: Source[] = [];
  readonly url: string;
  isClosed = false;
  constructor(url: string) {
    super();
    this.url = url;
    Source.opened.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}

const handlers = {
  balance: vi.fn(),
  winner: vi.fn(),
  lotteryWin: vi.fn(),
  session: vi.fn(),
  rewards: vi.fn(),
  rain: vi.fn(),
  unread: vi.fn(),
};
const onReconnect = vi.fn();
let tickets = 0;
const ticket = async () => `t${(tickets += 1)}`;
let close: () => void = () => undefined;
const connect = async (over: Partial<Parameters<typeof connectEventStream>[0]> = {}) => {
  close = connectEventStream({ origin: '', ticket, handlers, onReconnect, ...over });
  await vi.advanceTimersByTimeAsync(0);
};
const last = () => Source.opened.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  Source.opened = [];
  tickets = 0;
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('delivers an event to its handler, drops a malformed one and continues', async () => {
  await connect();
  last()?.dispatchEvent(new MessageEvent('balance', { data: '{"sumBal' }));
  last()?.dispatchEvent(new MessageEvent('balance', { data: '{"sumBalance":"5.00","currency":"PHP"}' }));
  expect(handlers.balance.mock.calls).toEqual([[{ sumBalance: '5.00', currency: 'PHP' }]]);
});

test('reconnects with a new ticket and growing delays', async () => {
  await connect();
  last()?.dispatchEvent(new Event('error'));
  expect(last()?.isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(last()?.url).toBe('/wps/events?ticket=t2');
  last()?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(Source.opened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(last()?.url).toBe('/wps/events?ticket=t3');
});

test('reports the return after a lost connection, but not the first connection', async () => {
  await connect();
  last()?.dispatchEvent(new Event('open'));
  expect(onReconnect).not.toHaveBeenCalled();
  last()?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(onReconnect).not.toHaveBeenCalled();
  last()?.dispatchEvent(new Event('open'));
  expect(onReconnect).toHaveBeenCalledTimes(1);
});

test('requests a ticket again after a failure', async () => {
  const failingTicket = vi.fn(ticket).mockRejectedValueOnce(new Error('busy'));
  await connect({ ticket: failingTicket });
  expect(Source.opened).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(Source.opened).toHaveLength(1);
});

test('reconnects at once when the network is back', async () => {
  await connect();
  dispatchEvent(new Event('offline'));
  expect(last()?.isClosed).toBe(true);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(Source.opened).toHaveLength(2);
});

test('stays closed after a final close, also while a ticket was requested', async () => {
  close = connectEventStream({ origin: '', ticket, handlers, onReconnect });
  close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(Source.opened).toHaveLength(0);
});
