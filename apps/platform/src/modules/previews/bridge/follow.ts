import type { PageContext } from './page-context.ts';

/**
 * Milliseconds after the last change of the draft until the page reloads. Several fast changes therefore cause only one
 * reload.
 */
const restMs = 300;

/**
 * Reloads the page when the draft of the preview changes, and when the preview ends. `stream` contains the events of the
 * draft.
 */
export const followDraft = (context: PageContext, stream: EventSource): void => {
  const { isEmbedded, post, reload, unavailable } = context;
  let { sequence, content } = context;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reloadSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(reload, restMs);
  };

  stream.addEventListener('sequence', ({ data }: MessageEvent<string>) => {
    const current = Number(data);
    if (!(current > sequence)) return;
    sequence = current;
    reloadSoon();
  });
  // `data` is a hash of the content. The hash also changes with a new version of a base (a document from which the
  // draft inherits). An error page in a frame ignores this event, because the editor loads the new page in another frame.
  stream.addEventListener('content', ({ data }: MessageEvent<string>) => {
    if (!isEmbedded && content !== undefined && content !== data) reloadSoon();
    content = data;
  });
  stream.addEventListener('ended', () => {
    stream.close();
    if (unavailable === 'ended') return;
    if (isEmbedded) post({ type: 'unavailable', reason: 'ended' });
    else reload();
  });
};
