import type { ServerResponse } from 'node:http';
import type { LiveEvents } from '@livery/contract/realtime';

/** Milliseconds. Proxies cut a connection on which nothing is said; a client that is gone is noticed by this too. */
const heartbeatEvery = 20_000;

export interface SseStream {
  readonly send: <Name extends keyof LiveEvents>(name: Name, payload: LiveEvents[Name]) => void;
  readonly end: () => void;
}

/** Server-sent events over an answer that is left open. `onEnd` is called once, whoever ends it. */
export const createSseStream = (response: ServerResponse, onEnd: () => void): SseStream => {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    // Nginx would hold events back to fill a buffer.
    'x-accel-buffering': 'no',
  });
  // What is told between the end and the close would be an error that nobody handles.
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
