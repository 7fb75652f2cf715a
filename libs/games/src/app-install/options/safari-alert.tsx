import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useTranslation } from 'react-i18next';

interface SafariAlertProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Said in its own words where the language lacks them. */
const fallback = 'Please use Safari for download App';

/** An iPhone installs from Safari alone. */
export function SafariAlert({ isOpen, onClose }: SafariAlertProps) {
  const { t } = useTranslation('home');
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
