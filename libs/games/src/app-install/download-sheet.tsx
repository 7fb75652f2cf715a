import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from 'react-i18next';
import { DownloadOptions } from './options/download-options.tsx';

export interface DownloadSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Sheet over the current page with the same content as the download page. */
export function DownloadSheet({ isOpen, onClose }: DownloadSheetProps) {
  const { t } = useTranslation('home');
  return (
    <Sheet isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={t('download.title')}>
      <DownloadOptions />
    </Sheet>
  );
}
