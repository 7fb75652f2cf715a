import { Button } from '@livery/ui/button';
import { Spinner } from '@livery/ui/spinner';
import { useTranslation } from 'react-i18next';
import { useArtwork } from '../../game-data/artwork.ts';
import type { GameCard } from '../../game-data/game-card.ts';
import styles from './launch.module.css';

interface GameLoadingProps {
  readonly gameCard: GameCard | undefined;
  readonly name: string;
  readonly isSlow: boolean;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/**
 * Shows the game's image while the provider's page loads. If `isSlow` is true, buttons to retry and to leave are shown.
 */
export function GameLoading({ gameCard, name, isSlow, onRetry, onLeave }: GameLoadingProps) {
  const { t } = useTranslation(['games', 'shell']);
  const artwork = useArtwork();
  return (
    <div className={styles.opening}>
      {gameCard && (
        <img
          className={styles.art}
          style={{ backgroundColor: gameCard.colour }}
          {...artwork.toImageProps(gameCard.iconUrl)}
          sizes="160px"
          width={160}
          height={160}
          alt=""
          onError={(event) => (event.currentTarget.hidden = true)}
        />
      )}
      {isSlow ? (
        <div role="status" className={styles.slow}>
          <p>{t('launch.slow')}</p>
          <Button tone="accent" onClick={onRetry}>
            {t('shell:action.retry')}
          </Button>
          <Button onClick={onLeave}>{t('launch.leave')}</Button>
        </div>
      ) : (
        <Spinner className={styles.spinner} aria-label={t('launch.opening', { name })} />
      )}
    </div>
  );
}
