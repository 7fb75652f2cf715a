import { loadSanitizer } from '@livery/kit/safe-html';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../section/lazy-component.tsx';
import { SectionBoundary } from '../../section/section-boundary.tsx';
import type { PopupDialogProps } from './popup-dialog.tsx';
import { usePopups } from './use-popups.ts';

/**
 * Loads the dialog together with its sanitiser: if the text appeared later, the dialog would grow under the finger.
 * Without the sanitiser it shows plain text.
 */
const load = async () => {
  const [{ PopupDialog: loaded }] = await Promise.all([
    import('./popup-dialog.tsx'),
    loadSanitizer().catch(() => undefined),
  ]);
  return loaded;
};
const PopupDialog = lazyComponent<PopupDialogProps>(load);

/** Announcements that open by themselves. The dialog loads only if there is something to show. */
export function AnnouncementPopup() {
  const { list, isOpen, first, close } = usePopups();
  // The closing dialog shows its last content.
  const [shown, setShown] = useState<{ list: typeof list; first: number }>();
  if (isOpen && shown?.list !== list) setShown({ list, first });
  if (!shown) return null;
  return (
    <SectionBoundary>
      <Suspense>
        <PopupDialog popups={shown.list} first={shown.first} isOpen={isOpen} onClose={close} />
      </Suspense>
    </SectionBoundary>
  );
}
