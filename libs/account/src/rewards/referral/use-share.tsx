import { useBrand } from '@livery/kit/brand';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialogModule } from '../../shared/lazy-dialog/use-lazy-dialog.ts';

const lazyShareSheet = createLazyModule(() => import('./share-sheet.tsx'));

interface Share {
  readonly share: () => void;
  /**
   * The app's own share sheet, for browsers that have none. Render it beside the button that calls `share`. It renders
   * nothing until its code has loaded.
   */
  readonly sheet: ReactNode;
}

/**
 * Shares the invitation link with the browser's native share sheet. If the browser has none, opens the app's share
 * sheet.
 */
export const useShare = (link: string): Share => {
  const { t } = useTranslation('invite');
  const { name } = useBrand();
  const [isOpen, setOpen] = useState<boolean>();
  const loaded = useLazyDialogModule(lazyShareSheet, isOpen === true, () => setOpen(false));
  const text = t('message', { name, link });

  const openSheet = () => setOpen(true);

  const share = () => {
    if (!('share' in navigator)) return openSheet();
    // An AbortError means that the member closed the native share sheet. After any other error, the app's share sheet
    // opens.
    navigator
      .share({ text })
      .catch((error: unknown) =>
        error instanceof DOMException && error.name === 'AbortError' ? undefined : openSheet(),
      );
  };
  return {
    share,
    sheet: loaded && isOpen !== undefined && (
      <loaded.ShareSheet isOpen={isOpen} onOpenChange={setOpen} text={text} link={link} />
    ),
  };
};
