import type { PageContext } from './page-context.ts';

/**
 * Milliseconds without a further change of the draft after which the page reloads. So several fast changes cause only
 * one reload.
 */
const restMs = 300;

/**
 * Reacts to changes of the draft that the preview shows. A page outside of a frame, e.g. on the phone of an operator,
 * reloads. A page in the editor's frame notifies the editor, which loads the changed page in a second frame.
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
  // `data` is a hash of the content. It changes with a new version of a base (a document from which the draft
  // inherits). An embedded page does nothing, because the editor loads the new page in another frame.
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
