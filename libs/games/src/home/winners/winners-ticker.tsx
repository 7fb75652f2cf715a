import { useWinnerBoardQuery, winnerBoardQuery } from '@livery/api/catalogue/winners';
import { paths } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/format/use-format';
import type { HomeBlock } from '@livery/merchant/home-blocks';
import { Link } from '@livery/ui/link';
import { WinnerTicker } from '@livery/ui/winner-ticker';
import { useTranslation } from 'react-i18next';
import { useArtwork } from '../../game-data/artwork.ts';
import { useLaunch } from '../../launch/use-launch.ts';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import { SectionFailed } from '../../section/section-failed.tsx';
import { WinnersPlaceholder } from './winners-placeholder.tsx';
import { useBlockTitle } from '../../section/use-block-title.ts';
import styles from './winners-ticker.module.css';

/** Ticker with the latest wins. A tap on a win opens its game. */
export function WinnersTicker({ block }: { readonly block: HomeBlock }) {
  const { t } = useTranslation('games');
  const title = useBlockTitle(block) ?? t('winners.title');
  const { money } = useFormat();
  const artwork = useArtwork();
  const launch = useLaunch();
  const { data, error, isFetching, refetch } = useWinnerBoardQuery(winnerBoardQuery(useDebouncedLanguage(), 'latest'));
  if (!data)
    return error ? <SectionFailed onRetry={refetch} isRetrying={isFetching} /> : <WinnersPlaceholder block={block} />;
  const winners = data.list.map(({ vo }) => ({
    id: vo.id,
    name: vo.customerName,
    game: vo.gameName,
    amount: money(vo.winAmount, vo.currency),
    src: artwork.toUrl(vo.iconUrl, 104),
    color: vo.colour,
    href: launch(vo).href,
  }));
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>
        <bdi>{title}</bdi>
        <Link href={paths.winners}>{t('winners.more')}</Link>
      </h2>
      {winners.length > 0 ? (
        <WinnerTicker label={title} winners={winners} />
      ) : (
        <p className={styles.none}>{t('winners.none')}</p>
      )}
    </section>
  );
}
