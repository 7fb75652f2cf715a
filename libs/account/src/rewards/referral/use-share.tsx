import { useBrand } from '@livery/kit/brand';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '@livery/ui/toast-queue';
import type { ShareSheetProps } from './share-sheet.tsx';

interface Share {
  readonly share: () => void;
  /** Must be rendered beside the button that opens it. */
  readonly sheet: ReactNode;
}

/** Shares the link with the native share sheet, or with the app's own sheet when the browser has none. */
export const useShare = (link: string): Share => {
  const { t } = useTranslation(['invite', 'shell']);
  const { name } = useBrand();
  const [LoadedSheet, setLoadedSheet] = useState<ComponentType<ShareSheetProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const text = t('message', { name, link });

  const openSheet = () =>
    void import('./share-sheet.tsx').then(
      ({ ShareSheet }) => {
        setLoadedSheet(() => ShareSheet);
        setOpen(true);
      },
      () => showToast({ kind: 'fail', text: t('shell:state.failed.title') }),
    );

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
    sheet: LoadedSheet && <LoadedSheet isOpen={isOpen} onOpenChange={setOpen} text={text} link={link} />,
  };
};
