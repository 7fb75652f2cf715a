import { IconButton } from '@livery/ui/icon-button';
import { CloseIcon } from '@livery/ui/icons/close';
import { useTranslation } from 'react-i18next';
import styles from './launch.module.css';

/** Bar with the close button and the game's title. The bar is beside the game and never covers the game. */
export function GameBar({ name, onLeave }: { name: string; onLeave: () => void }) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.bar}>
      <IconButton label={t('launch.close')} onClick={onLeave}>
        <CloseIcon />
      </IconButton>
      <h1 className={styles.name}>
        <bdi>{name}</bdi>
      </h1>
    </div>
  );
}
