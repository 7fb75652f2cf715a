import { eventsPath, type LiveEvents } from '@livery/contract/realtime';

type Handlers = { readonly [Name in keyof LiveEvents]: (event: LiveEvents[Name]) => void };

interface EventStreamOptions {
  /** Origin of the gateway. Empty if the gateway has the same origin as the page. */
  readonly origin: string;
  /** Requests a ticket for the URL of the event stream. A ticket is valid for one connection only. */
  readonly ticket: () => Promise<string>;
  readonly handlers: Handlers;
  /** Called when the stream is open again after a lost connection. Events during the interruption are lost. */
  readonly onReconnect: () => void;
}

const minRetryDelayMs = 1000;
const maxRetryDelayMs = 60_000;

/**
 * Connects to the event stream of the gateway. After a lost connection, it connects again. The delay grows with each
 * failure. When the page becomes visible or the network returns, it connects again without a delay. This is necessary
 * because the browser can report a closed stream as open after the device was asleep.
 * @returns a function that closes the stream permanently
 */
export const connectEventStream = ({ origin, ticket, handlers, onReconnect }: EventStreamOptions): (() => void) => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryDelayMs = minRetryDelayMs;
  let attempt = 0;
  let wasLost = false;

  const close = () => {
    attempt += 1;
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };

  const scheduleReconnect = () => {
    close();
    wasLost = true;
    if (document.hidden || !navigator.onLine) return;
    timer = setTimeout(() => void connect(), retryDelayMs);
    retryDelayMs = Math.min(retryDelayMs * 2, maxRetryDelayMs);
  };

  const connect = async () => {
    close();
    const currentAttempt = attempt;
    const issuedTicket = await ticket().catch(() => undefined);
    // Ends this attempt if the stream was closed, or a newer attempt was started, during the ticket request.
    if (currentAttempt !== attempt) return;
    if (issuedTicket === undefined) return scheduleReconnect();
    source = new EventSource(`${origin}${eventsPath}?ticket=${encodeURIComponent(issuedTicket)}`);
    source.addEventListener('open', () => {
      retryDelayMs = minRetryDelayMs;
      if (wasLost) onReconnect();
      wasLost = false;
    });
    // Prevents the automatic reconnect of EventSource. It would send the same ticket again, but a ticket is valid only
    // once.
    source.addEventListener('error', scheduleReconnect);
    for (const [name, handle] of Object.entries(handlers) as [string, (event: unknown) => void][]) {
      source.addEventListener(name, (event) => {
        try {
          handle(JSON.parse((event as MessageEvent<string>).data));
        } catch {
          // Ignores a malformed event, because the next event or query has the correct data.
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
