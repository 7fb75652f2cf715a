import { showToast } from '@livery/ui/toast-queue';
import { useTranslation } from 'react-i18next';

/** Returns a function that copies a text to the clipboard. A toast reports the success or the failure of the copy. */
export const useCopy = (): ((text: string) => void) => {
  const { t } = useTranslation('team');
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => void showToast({ kind: 'success', text: t('link.copied') }),
      () => void showToast({ kind: 'fail', text: t('link.copyFailed') }),
    );
};
