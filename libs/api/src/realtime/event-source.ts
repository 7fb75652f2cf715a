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
 * Connects to the gateway's event stream. If the connection is lost, connects again after a delay, which grows with
 * each failure. Connects immediately when the page becomes visible or the phone is online again. The reason: after a
 * sleep, the browser may report a closed stream as open.
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
    // This listener prevents the automatic reconnect of EventSource, which would use the same ticket. A ticket is valid
    // only once.
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
