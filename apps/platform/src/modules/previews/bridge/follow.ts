import type { PageContext } from './page-context.ts';

/**
 * Milliseconds after the last change of the draft until the page reloads. Several fast changes therefore cause only one
 * reload.
 */
const restMs = 300;

/**
 * Reloads the page, or notifies the editor, when the draft of the preview changes. A page that is not in a frame, for
 * example on a phone, reloads itself. For a page in a frame, the editor loads the changed page in a second frame and
 * then replaces the first one.
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
    if (isEmbedded && !unavailable) return post({ type: 'changed', sequence: current });
    reloadSoon();
  });
  // `data` is a hash of the content. The hash also changes with a new version of a base (a document from which the
  // draft inherits). A page in a frame ignores this event, because the editor loads the new page in another frame.
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
