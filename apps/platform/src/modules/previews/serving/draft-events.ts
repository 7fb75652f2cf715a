import type { ServerResponse } from 'node:http';
import { seconds } from '../../../core/clock/durations.ts';
import type { FoundPreview } from '../keys/open-previews.ts';

/** Time between two checks that a preview is still open. They also keep the connection open. */
const checkEvery = seconds(15);

interface DraftEventsDeps {
  /** Looks the preview of the stream up again. */
  readonly check: () => Promise<FoundPreview>;
  /** Returns the current sequence of the draft. Returns undefined if the draft is gone. */
  readonly getSequence: () => Promise<number | undefined>;
  readonly subscribe: (listener: (sequence: number) => void) => () => void;
  /** Calls `listener` when the preview was ended. */
  readonly onEnd: (listener: () => void) => () => void;
}

/**
 * Sends the events of a preview: `sequence` with the number of the draft's last operation, and `ended`. The first event has
 * the current sequence, so that a page that connects again misses nothing.
 */
export const streamDraftEvents = (
  response: ServerResponse,
  { check, getSequence, subscribe, onEnd }: DraftEventsDeps,
): void => {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const write = (text: string): void => void (!response.writableEnded && response.write(text));
  const send = (event: string, data: string): void => write(`event: ${event}\ndata: ${data}\n\n`);
  write('retry: 2000\n\n');

  const endChanges = subscribe((sequence) => send('sequence', String(sequence)));
  const update = async (): Promise<void> => {
    const { state } = await check();
    if (state !== 'open') {
      send('ended', '');
      response.end();
      return;
    }
    // An event can be lost between two gateways.
    const sequence = await getSequence();
    if (sequence !== undefined) send('sequence', String(sequence));
  };
  const refresh = (): void => void update().catch(() => write(': the draft cannot be read now\n\n'));
  refresh();
  const endEnds = onEnd(refresh);
  const timer = setInterval(refresh, checkEvery);
  response.on('close', () => {
    clearInterval(timer);
    endChanges();
    endEnds();
  });
};
