import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useTranslation } from 'react-i18next';

interface SafariAlertProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** English text that is shown when the language has no translation. */
const fallback = 'Please use Safari for download App';

/** Alert that asks the visitor to use Safari, because an iPhone can install the app only in Safari. */
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
