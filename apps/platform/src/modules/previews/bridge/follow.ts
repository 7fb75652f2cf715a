import type { PageContext } from './page-context.ts';

/** Milliseconds without a further operation after which a page outside of a frame reloads. */
const restMs = 300;

/**
 * Reacts to changes of the draft. A page outside of a frame, e.g. on the phone of an operator, reloads. An embedded
 * page notifies the editor, which loads the new page in another frame.
 */
export const followDraft = (context: PageContext, stream: EventSource): void => {
  const { isEmbedded, post, reload, unavailable } = context;
  let { sequence } = context;
  let content: string | undefined;
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
  // `data` is a hash of the content, which changes with a new version of a base. An embedded page does nothing, because
  // the editor loads the new page in another frame.
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
