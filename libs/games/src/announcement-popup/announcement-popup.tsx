import { bringSanitiser } from '@livery/kit/safe-html';
import { Suspense, useState } from 'react';
import { part } from '../section/part.tsx';
import { Section } from '../section/section.tsx';
import type { PopupDialogProps } from './popup-dialog.tsx';
import { usePopups } from './use-popups.ts';

/** With its text at once: a dialog that grew as the text came would move under the finger. Without the sanitiser it shows words alone. */
const load = async () => {
  const [{ PopupDialog: loaded }] = await Promise.all([
    import('./popup-dialog.tsx'),
    bringSanitiser().catch(() => undefined),
  ]);
  return loaded;
};
const PopupDialog = part<PopupDialogProps>(load);

/** The announcements that come up by themselves. Their dialog is fetched when there is something to show. */
export function AnnouncementPopup() {
  const { list, isOpen, first, close } = usePopups();
  // While it leaves it still shows what it showed.
  const [drawn, setDrawn] = useState<{ list: typeof list; first: number }>();
  if (isOpen && drawn?.list !== list) setDrawn({ list, first });
  if (!drawn) return null;
  return (
    <Section>
      <Suspense>
        <PopupDialog popups={drawn.list} first={drawn.first} isOpen={isOpen} onClose={close} />
      </Suspense>
    </Section>
  );
}
