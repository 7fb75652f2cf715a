import type { ServerResponse } from 'node:http';
import { seconds } from '../../../core/clock/durations.ts';
import type { FoundPreview } from '../keys/open-previews.ts';

/** Time between two checks that a preview is still open. They also keep the connection open. */
const checkEvery = seconds(15);

interface ShownState {
  /** Number of the last operation. */
  readonly sequence: number;
  /** Hash of the draft with everything that it inherits. Undefined for a release, which never changes. */
  readonly content?: string;
}

interface DraftEventsDeps {
  /** Looks the preview of the stream up again. */
  readonly check: () => Promise<FoundPreview>;
  /** Returns the current state of what the preview shows. Returns undefined if it is gone. */
  readonly getCurrent: () => Promise<ShownState | undefined>;
  readonly subscribe: (listener: (sequence: number) => void) => () => void;
  /** Calls `listener` when the content may have changed without an operation, as that of a base does. */
  readonly onContentChange: (listener: () => void) => () => void;
  /** Calls `listener` when the preview was ended. */
  readonly onEnd: (listener: () => void) => () => void;
}

/**
 * Sends the events of a preview: `sequence` with the number of the draft's last operation, `content` with the hash of the
 * draft with everything that it inherits, and `ended`. The first events have the current state, so that a page that
 * connects again misses nothing.
 */
export const streamDraftEvents = (
  response: ServerResponse,
  { check, getCurrent, subscribe, onContentChange, onEnd }: DraftEventsDeps,
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
    const current = await getCurrent();
    if (current) send('sequence', String(current.sequence));
    if (current?.content !== undefined) send('content', current.content);
  };
  const refresh = (): void => void update().catch(() => write(': the draft cannot be read now\n\n'));
  refresh();
  const endEnds = onEnd(refresh);
  const endContent = onContentChange(refresh);
  const timer = setInterval(refresh, checkEvery);
  response.on('close', () => {
    clearInterval(timer);
    endChanges();
    endEnds();
    endContent();
  });
};
