import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './update-bar.module.css';
import { usePendingUpdate } from './use-pending-update.ts';

interface UpdateBarProps {
  /** True if a reload of the current screen loses no data: the screen has no game and no form. */
  readonly isFree: boolean;
}

/**
 * Bar that offers to reload the page with a new version of the app. Shown only on screens without a game and without a
 * form, because a reload there loses no data.
 */
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
