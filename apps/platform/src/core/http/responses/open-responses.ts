import type { ServerResponse } from 'node:http';

export interface OpenResponses {
  /**
   * Adds a response to the list of open responses. The response is removed when it is complete or when its connection
   * is closed.
   */
  readonly add: (response: ServerResponse) => void;
  /** Returns the number of responses that are not complete, including the event streams. */
  readonly count: () => number;
  readonly countStreams: () => number;
  /**
   * Adds the header `Connection: close` to all responses whose headers are not sent yet, and to all later responses.
   * The clients then close their connections. Otherwise a client could send its next call on a connection that the
   * gateway is closing, and the call would fail.
   */
  readonly closeAfterResponse: () => void;
  /**
   * Ends the event streams of all pages. The pages then reconnect and load the current data. If `spreadMs` is set, each
   * stream ends at a random time within this number of milliseconds, so that the pages do not all reconnect at the same
   * time.
   */
  readonly endStreams: (spreadMs?: number) => void;
}

const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** Creates the list of the responses that the gateway has not completed yet. */
export const createOpenResponses = (): OpenResponses => {
  const open = new Set<ServerResponse>();
  const streams = new Set<ServerResponse>();
  let isClosing = false;
  const closeAfter = (response: ServerResponse): void =>
    void (!response.headersSent && response.setHeader('connection', 'close'));
  const watchStart = (response: ServerResponse): void => {
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    // `getHeader` does not return headers that were passed to `writeHead`. The content type, which identifies an event
    // stream, is therefore read here.
    response.writeHead = ((...args: unknown[]) => {
      const headers = args.at(-1);
      const type = typeof headers === 'object' && headers ? (headers as Record<string, unknown>)['content-type'] : '';
      if (String(type ?? '').startsWith('text/event-stream') || isStream(response)) streams.add(response);
      return writeHead(...args);
    }) as typeof response.writeHead;
  };
  return {
    add: (response) => {
      open.add(response);
      watchStart(response);
      if (isClosing) closeAfter(response);
      response.on('close', () => {
        open.delete(response);
        streams.delete(response);
      });
    },
    count: () => open.size,
    countStreams: () => streams.size,
    closeAfterResponse: () => {
      isClosing = true;
      for (const response of open) closeAfter(response);
    },
    endStreams: (spreadMs = 0) => {
      for (const response of streams) {
        if (spreadMs === 0) response.end();
        else setTimeout(() => response.end(), Math.random() * spreadMs).unref();
      }
    },
  };
};
