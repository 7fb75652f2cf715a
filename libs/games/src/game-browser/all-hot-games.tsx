import { paths, withQuery } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './all-hot-games.module.css';

/** Link to the page with all hot games. */
export function AllHotGames() {
  const { t } = useTranslation('games');
  return (
    <div className={styles.root}>
      <Button href={withQuery(paths.gameList, { gameType: 'HOT' })} isWide>
        {t('games.showAll')}
      </Button>
    </div>
  );
}
