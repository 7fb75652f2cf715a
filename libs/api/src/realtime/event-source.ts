import { eventsPath, type LiveEvents } from '@livery/contract/realtime';

type Handlers = { readonly [Name in keyof LiveEvents]: (event: LiveEvents[Name]) => void };

interface EventStreamOptions {
  /** Origin of the gateway; empty for the page's own. */
  readonly origin: string;
  /** Requests a one-time ticket: each connection needs a new one. */
  readonly ticket: () => Promise<string>;
  readonly handlers: Handlers;
}

const minRetryDelayMs = 1000;
const maxRetryDelayMs = 60_000;

/**
 * Keeps the gateway's event stream connected. After a loss it reconnects with growing delays, and at once when the page
 * is shown or the network is back: a phone that slept reports an open stream although it is closed. Returns a function
 * that closes it for good.
 */
export const connectEventStream = ({ origin, ticket, handlers }: EventStreamOptions): (() => void) => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryDelayMs = minRetryDelayMs;
  let attempt = 0;

  const close = () => {
    attempt += 1;
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };

  const scheduleReconnect = () => {
    close();
    if (document.hidden || !navigator.onLine) return;
    timer = setTimeout(() => void connect(), retryDelayMs);
    retryDelayMs = Math.min(retryDelayMs * 2, maxRetryDelayMs);
  };

  const connect = async () => {
    close();
    const currentAttempt = attempt;
    const issuedTicket = await ticket().catch(() => undefined);
    // Another connection was started, or the stream was closed, during the ticket request.
    if (currentAttempt !== attempt) return;
    if (issuedTicket === undefined) return scheduleReconnect();
    source = new EventSource(`${origin}${eventsPath}?ticket=${encodeURIComponent(issuedTicket)}`);
    source.addEventListener('open', () => (retryDelayMs = minRetryDelayMs));
    // EventSource would retry with the used ticket.
    source.addEventListener('error', scheduleReconnect);
    for (const [name, handle] of Object.entries(handlers) as [string, (event: unknown) => void][]) {
      source.addEventListener(name, (event) => {
        try {
          handle(JSON.parse((event as MessageEvent<string>).data));
        } catch {
          // A malformed event is dropped; the next event or the next query has the correct data.
        }
      });
    }
  };

  const resume = () => (document.hidden || !navigator.onLine ? close() : void connect());
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('visibilitychange', resume, { signal });
  addEventListener('pageshow', (event) => event.persisted && resume(), { signal });
  addEventListener('online', resume, { signal });
  addEventListener('offline', close, { signal });
  resume();

  return () => {
    controller.abort();
    close();
  };
};
