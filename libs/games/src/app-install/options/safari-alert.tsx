import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useTranslation } from 'react-i18next';

interface SafariAlertProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** English text for languages without a translation. */
const fallback = 'Please use Safari for download App';

/** Asks to use Safari, because an iPhone installs the app only from there. */
export function SafariAlert({ isOpen, onClose }: SafariAlertProps) {
  const { t } = useTranslation(['home', 'shell']);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('download.notice')}
      actions={
        <Button tone="accent" onClick={onClose}>
          {t('shell:action.close')}
        </Button>
      }
    >
      {t('download.useSafari', fallback)}
    </Dialog>
  );
}
