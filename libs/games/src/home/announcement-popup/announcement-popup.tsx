import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { lazySanitizer } from '@livery/kit/safe-html';
import { useState } from 'react';
import { SectionBoundary } from '../../section/section-boundary.tsx';
import { usePopups } from './use-popups.ts';

/**
 * Module with the popup dialog. It loads together with the HTML sanitizer, which the formatted text of a popup needs.
 * Otherwise the dialog would first open with plain text and then change its size. If the sanitizer does not load, the
 * dialog shows plain text.
 */
const lazyPopupDialog = createLazyModule(async () => {
  const [{ PopupDialog }] = await Promise.all([
    import('./popup-dialog.tsx'),
    lazySanitizer.load().catch(() => undefined),
  ]);
  return { PopupDialog };
});

/** Announcements that open automatically in a dialog. The dialog's code loads only if there are announcements. */
export function AnnouncementPopup() {
  const { list, isOpen, first, close } = usePopups();
  // Announcements that the dialog has shown last. The dialog still shows them during its closing animation, when `list`
  // can already be empty.
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
