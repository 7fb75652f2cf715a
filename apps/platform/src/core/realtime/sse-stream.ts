import type { ServerResponse } from 'node:http';
import type { LiveEvents } from '@livery/contract/realtime';

/**
 * Milliseconds between heartbeats. Proxies close idle connections, so the stream must send data regularly. A heartbeat
 * also detects that a client has disconnected.
 */
const heartbeatEvery = 20_000;

export interface SseStream<Events = LiveEvents> {
  readonly send: <Name extends keyof Events & string>(name: Name, payload: Events[Name]) => void;
  readonly end: () => void;
}

interface SseStreamOptions {
  /**
   * True if pages of any origin can read the stream. Browsers send no cookie to such a stream, so the request must
   * contain a ticket (a one-time token).
   */
  readonly isForAnyOrigin?: boolean;
}

/**
 * Creates a stream of server-sent events as an HTTP response. `onEnd` is called once, when the client or the gateway
 * closes the stream.
 */
export const createSseStream = <Events = LiveEvents>(
  response: ServerResponse,
  onEnd: () => void,
  { isForAnyOrigin = true }: SseStreamOptions = {},
): SseStream<Events> => {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    ...(isForAnyOrigin && { 'access-control-allow-origin': '*' }),
    // This header disables the response buffer of nginx. Such a buffer would delay the events.
    'x-accel-buffering': 'no',
  });
  // A stream can get an event after its response has ended. Writing to an ended response would cause an unhandled
  // error, so the event is skipped.
  const write = (text: string): void => void (!response.writableEnded && response.write(text));
  write('retry: 3000\n\n');
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatEvery);
  response.on('close', () => {
    clearInterval(heartbeat);
    onEnd();
  });
  return {
    send: (name, payload) => write(`event: ${name}\ndata: ${JSON.stringify(payload)}\n\n`),
    end: () => response.end(),
  };
};
