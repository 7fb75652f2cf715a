import { useBrand } from '@livery/kit/brand';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialogModule } from '../../shared/lazy-dialog/use-lazy-dialog.ts';

const lazyShareSheet = createLazyModule(() => import('./share-sheet.tsx'));

interface Share {
  readonly share: () => void;
  /** Must be rendered beside the button that opens it. */
  readonly sheet: ReactNode;
}

/** Shares the link with the native share sheet, or with the app's own sheet when the browser has none. */
export const useShare = (link: string): Share => {
  const { t } = useTranslation('invite');
  const { name } = useBrand();
  const [isOpen, setOpen] = useState<boolean>();
  const loaded = useLazyDialogModule(lazyShareSheet, isOpen === true, () => setOpen(false));
  const text = t('message', { name, link });

  const openSheet = () => setOpen(true);

  const share = () => {
    if (!('share' in navigator)) return openSheet();
    // An AbortError means that the member closed the native sheet. Any other error opens the app's own sheet.
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
