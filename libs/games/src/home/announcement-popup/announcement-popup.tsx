import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { lazySanitizer } from '@livery/kit/safe-html';
import { useState } from 'react';
import { SectionBoundary } from '../../section/section-boundary.tsx';
import { usePopups } from './use-popups.ts';

/**
 * Loads the dialog together with its sanitiser: if the text appeared later, the dialog would grow under the finger.
 * Without the sanitiser it shows plain text.
 */
const lazyPopupDialog = createLazyModule(async () => {
  const [{ PopupDialog }] = await Promise.all([
    import('./popup-dialog.tsx'),
    lazySanitizer.load().catch(() => undefined),
  ]);
  return { PopupDialog };
});

/** Announcements that open by themselves. The dialog loads only if there is something to show. */
export function AnnouncementPopup() {
  const { list, isOpen, first, close } = usePopups();
  // While the dialog closes, it still shows its last content.
  const [shown, setShown] = useState<{ list: typeof list; first: number }>();
  if (isOpen && shown?.list !== list) setShown({ list, first });
  if (!shown) return null;
  return (
    <SectionBoundary>
      <Lazy module={lazyPopupDialog}>
        {({ PopupDialog }) => <PopupDialog popups={shown.list} first={shown.first} isOpen={isOpen} onClose={close} />}
      </Lazy>
    </SectionBoundary>
  );
}
