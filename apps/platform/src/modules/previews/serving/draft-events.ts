import type { ServerResponse } from 'node:http';
import { seconds } from '../../../core/clock/durations.ts';
import type { FoundPreview } from '../keys/open-previews.ts';

/**
 * Milliseconds between two checks that the preview is still open. Each check also sends data, so that the connection
 * does not time out.
 */
const checkEvery = seconds(15);

interface ShownState {
  /**
   * Number of the last change of the shown content. For a draft, this is its last operation (edit). For an environment,
   * it is the last change of its release.
   */
  readonly sequence: number;
  /** Hash of the draft with everything that it inherits. Undefined for a release, which never changes. */
  readonly content?: string;
}

export interface DraftEventsDeps {
  /** Finds the preview of this event stream again. The result shows if the preview is still open. */
  readonly check: () => Promise<FoundPreview>;
  /**
   * Returns the current state of the draft, release or environment that the preview shows. Returns undefined if it
   * does not exist any more.
   */
  readonly getCurrent: () => Promise<ShownState | undefined>;
  readonly subscribe: (listener: (sequence: number) => void) => () => void;
  /**
   * Calls `listener` when a base (a document from which the draft inherits) has possibly changed. Then the content of
   * the draft changes although the draft has no new operation. Returns a function that ends the subscription.
   */
  readonly onContentChange: (listener: () => void) => () => void;
  /** Calls `listener` when the preview has been ended. Returns a function that ends the subscription. */
  readonly onEnd: (listener: () => void) => () => void;
}

/**
 * Sends the events of a preview to its page: `sequence` (number of the last change), `content` (hash of the draft with
 * everything that it inherits) and `ended`. Sends the current values first. A page that has lost its connection for
 * some time therefore misses no change.
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
    // An event from another gateway can be lost, so the current number is also read from the database at each check.
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
