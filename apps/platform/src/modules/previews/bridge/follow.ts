import type { PageContext } from './page-context.ts';

/** Time without a further operation after which a page that is not embedded loads again, in milliseconds. */
const restMs = 300;

/**
 * Follows the draft. A page of its own, such as that on the phone of an operator, loads again. An embedded page notifies the
 * editor, which loads the new page in another frame.
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
  // A base can get a new version. The editor follows it itself, and loads the new page in another frame.
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
