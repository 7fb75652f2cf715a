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
   * True if pages of any origin may read the stream. In this case, the request needs a ticket (a one-time token),
   * because browsers send no cookie.
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
  // A write after the end of the response would cause an unhandled error, so such a write is skipped.
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
