type Event = { readonly type: string } & Readonly<Record<string, unknown>>;

const firstRetryMs = 500;
const longestRetryMs = 8000;
/**
 * Time without data, in milliseconds, after which the connection is treated as broken. The server sends a heartbeat
 * every 15 seconds.
 */
const silenceMs = 40_000;

/**
 * Reads server-sent events. This function uses fetch and not EventSource, so that the bearer token is not in the URL.
 * Reconnects after each interruption. When the device goes online or the page becomes visible, the next attempt starts
 * at once.
 */
export const connectEventStream = (
  path: string,
  bearer: () => string,
  onEvent: (event: Event) => void,
  onState: (isConnected: boolean) => void = () => undefined,
): { readonly stop: () => void } => {
  const stopping = new AbortController();
  let failures = 0;
  let current: AbortController | undefined;
  let wakeUp: (() => void) | undefined;

  const read = async (): Promise<void> => {
    current = new AbortController();
    const { signal } = current;
    const response = await fetch(path, { headers: { authorization: `Bearer ${bearer()}` }, signal });
    if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
    failures = 0;
    onState(true);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const silence = setTimeout(() => current?.abort(), silenceMs);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      text += value;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events)
        if (event.startsWith('data: ')) onEvent(JSON.parse(event.slice('data: '.length)) as Event);
    }
  };

  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await read().catch(() => undefined);
      if (stopping.signal.aborted) return;
      onState(false);
      failures += 1;
      await wait(Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs));
    }
  };

  const reconnectNow = (): void => wakeUp?.();
  addEventListener('online', reconnectNow);
  document.addEventListener('visibilitychange', reconnectNow);
  void run();
  return {
    stop: () => {
      stopping.abort();
      removeEventListener('online', reconnectNow);
      document.removeEventListener('visibilitychange', reconnectNow);
      current?.abort();
      wakeUp?.();
    },
  };
};
