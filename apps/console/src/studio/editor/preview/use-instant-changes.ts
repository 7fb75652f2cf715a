import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEditor } from '../model/editor-context.ts';
import { createPagePainter } from './page-painter.ts';
import { postToFrame } from './preview-frames.ts';

interface InstantOptions {
  readonly origin: string | undefined;
  /** True while the gateway has not received all edits of the draft. */
  readonly isPending: boolean;
  /** Language of the scene (visitor, language and conditions). Null for the default language of the brand. */
  readonly language: string | null;
  readonly frames: RefObject<ReadonlyMap<number, HTMLIFrameElement>>;
  readonly shownId: number | undefined;
  readonly loadingId: number | undefined;
}

/**
 * Shows changes of the theme and of texts immediately, before the page with the new draft has loaded. It also shows the
 * changes that a person is making in a field and that are not part of the draft yet. Call `catchUp` when a page has
 * loaded. `catchUp` sends this page the changes that were made while the page was loading, and returns the number of
 * its messages.
 */
export const useInstantChanges = (options: InstantOptions) => {
  const { origin, isPending, language, frames, shownId, loadingId } = options;
  const { document, transient } = useEditor();
  const latest = useRef({ document, transient, language, origin });
  /** The document at the last time when the gateway had received all edits. */
  const confirmed = useRef(document);
  const [painter] = useState(() =>
    createPagePainter({
      getDocument: () => latest.current.transient.apply(latest.current.document),
      getLanguage: () => latest.current.language,
      post: (id, message) => {
        const { origin: pageOrigin } = latest.current;
        if (pageOrigin !== undefined) postToFrame(frames.current.get(id) ?? null, pageOrigin, message);
      },
    }),
  );
  useLayoutEffect(() => {
    latest.current = { document, transient, language, origin };
    if (!isPending) confirmed.current = document;
    painter.paint();
  });
  useEffect(() => {
    if (loadingId !== undefined) painter.open(loadingId, confirmed.current);
  }, [painter, loadingId]);
  useEffect(() => painter.retain([shownId, loadingId]), [painter, shownId, loadingId]);
  useEffect(
    () => transient.subscribe((isSet) => (isSet ? painter.paintSoon() : painter.paintNextFrame())),
    [painter, transient],
  );
  return { catchUp: painter.start };
};
