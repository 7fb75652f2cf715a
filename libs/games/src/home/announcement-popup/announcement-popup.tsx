import { loadSanitizer } from '@livery/kit/safe-html';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../section/lazy-component.tsx';
import { SectionBoundary } from '../../section/section-boundary.tsx';
import type { PopupDialogProps } from './popup-dialog.tsx';
import { usePopups } from './use-popups.ts';

/** With its text at once: a dialog that grew as the text came would move under the finger. Without the sanitiser it shows words alone. */
const load = async () => {
  const [{ PopupDialog: loaded }] = await Promise.all([
    import('./popup-dialog.tsx'),
    loadSanitizer().catch(() => undefined),
  ]);
  return loaded;
};
const PopupDialog = lazyComponent<PopupDialogProps>(load);

/** The announcements that come up by themselves. Their dialog is fetched when there is something to show. */
export function AnnouncementPopup() {
  const { list, isOpen, first, close } = usePopups();
  // While it leaves it still shows what it showed.
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
