import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './update-bar.module.css';
import { usePendingUpdate } from './use-pending-update.ts';

interface UpdateBarProps {
  /** True if the screen has neither a game nor a form. */
  readonly isFree: boolean;
}

/** Offers the new version on screens where a reload costs the member nothing. */
export const UpdateBar = ({ isFree }: UpdateBarProps) => {
  const { t } = useTranslation('shell');
  const applyUpdate = usePendingUpdate();
  if (!applyUpdate || !isFree) return null;
  return (
    <output className={styles.root}>
      {t('update.ready')}
      <Button size="small" tone="accent" onClick={applyUpdate}>
        {t('update.reload')}
      </Button>
    </output>
  );
};
