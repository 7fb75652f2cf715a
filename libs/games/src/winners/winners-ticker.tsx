import { useWinnerBoardQuery } from '@livery/api/winners';
import { paths } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/use-format';
import { Link } from '@livery/ui/link';
import { WinnerTicker } from '@livery/ui/winner-ticker';
import { useTranslation } from 'react-i18next';
import { useArtwork } from '../games/artwork.ts';
import { useLaunch } from '../games/use-launch.ts';
import { useSettledLanguage } from '../language/use-settled-language.ts';
import { SectionFailed } from '../section/section-failed.tsx';
import { homeWinners } from './home-winners.ts';
import { WinnersPlace } from './winners-place.tsx';
import styles from './winners-ticker.module.css';

/** The latest wins; a tap opens the game in which one was had. */
export function WinnersTicker() {
  const { t } = useTranslation('games');
  const { money } = useFormat();
  const artwork = useArtwork();
  const launch = useLaunch();
  const { data, error, isFetching, refetch } = useWinnerBoardQuery(homeWinners(useSettledLanguage()));
  if (!data) return error ? <SectionFailed onRetry={refetch} isRetrying={isFetching} /> : <WinnersPlace />;
  const winners = data.list.map(({ vo }) => ({
    id: vo.id,
    name: vo.customerName,
    game: vo.gameName,
    amount: money(vo.winAmount, vo.currency),
    src: artwork.at(vo.iconUrl, 104),
    color: vo.colour,
    href: launch(vo).href,
  }));
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>
        {t('winners.title')}
        <Link href={paths.winners}>{t('winners.more')}</Link>
      </h2>
      {winners.length > 0 ? (
        <WinnerTicker label={t('winners.title')} winners={winners} />
      ) : (
        <p className={styles.none}>{t('winners.none')}</p>
      )}
    </section>
  );
}
