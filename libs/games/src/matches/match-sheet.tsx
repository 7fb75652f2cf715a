import type { HotMatch } from '@livery/api/matches';
import { useBrand } from '@livery/kit/brand';
import { useLanguage } from '@livery/kit/use-language';
import { Button } from '@livery/ui/button';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { Sheet } from '@livery/ui/sheet';
import { Skeleton } from '@livery/ui/skeleton';
import { StateView } from '@livery/ui/state-view';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLaunch } from '../games/use-launch.ts';
import { SectionFailed } from '../section/section-failed.tsx';
import { Crest } from './crest.tsx';
import { matchTime } from './match-time.ts';
import styles from './match-sheet.module.css';
import { useHotMatches } from './use-hot-matches.ts';

export interface MatchSheetProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Another match, or none where the game is opened: it takes this one's place, so that going back finds the home. */
  readonly onShow: (id?: string) => void;
}

/** How many others are offered beside it. */
const others = 4;

/** One match to come, the way to its game, and what else is on. */
export function MatchSheet({ id, isOpen, onClose, onShow }: MatchSheetProps) {
  const { t } = useTranslation('home');
  const { data, error, isFetching, refetch } = useHotMatches();
  const match = data?.list.find((each) => each.id === id);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={match?.league ?? t('games:matches.title')}
      footer={match && <BetButton match={match} onLeave={onShow} />}
    >
      {!data &&
        (error ? (
          <SectionFailed onRetry={refetch} isRetrying={isFetching} />
        ) : (
          <Skeleton shape="block" className={styles.waiting} />
        ))}
      {data && (match ? <Pairing match={match} /> : <StateView kind="no-result" title={t('matches.gone')} />)}
      {data && <Others matches={data.list.filter((each) => each.id !== id).slice(0, others)} onShow={onShow} />}
    </Sheet>
  );
}

function BetButton({ match, onLeave }: { match: HotMatch; onLeave: () => void }) {
  const { t } = useTranslation('home');
  const { onClick, ...launch } = useLaunch()({ ...match, at: match.id });
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    onLeave();
    onClick?.(event);
  };
  return (
    // A guest is led to the log-in, and going back from there finds this very match.
    <Button tone="accent" isWide {...launch} {...(onClick && { onClick: handleClick })}>
      {t('matches.bet')}
    </Button>
  );
}

function Pairing({
  match: { homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl, matchTime: begins, gameName },
}: {
  match: HotMatch;
}) {
  const { t } = useTranslation('home');
  const { timeZone } = useBrand();
  const { bcp47 } = useLanguage();
  return (
    <div className={styles.pairing}>
      <div className={styles.team}>
        <Crest src={homeTeamImageUrl} size={88} />
        <bdi>{homeTeam}</bdi>
      </div>
      <span className={styles.versus}>{t('matches.vs')}</span>
      <div className={styles.team}>
        <Crest src={awayTeamImageUrl} size={88} />
        <bdi>{awayTeam}</bdi>
      </div>
      <p className={styles.when}>
        <time dateTime={begins}>
          {t('matches.begins', { time: `\u2066${matchTime(begins, timeZone, bcp47)}\u2069` })}
        </time>
        <bdi className={styles.game}>{gameName}</bdi>
      </p>
    </div>
  );
}

function Others({ matches, onShow }: { matches: readonly HotMatch[]; onShow: (id: string) => void }) {
  const { t } = useTranslation('home');
  const { timeZone } = useBrand();
  const { bcp47 } = useLanguage();
  if (matches.length === 0) return null;
  return (
    <ListGroup heading={t('matches.other')} className={styles.others}>
      {matches.map(({ id, homeTeam, awayTeam, homeTeamImageUrl, league, matchTime: begins }) => (
        <ListRow
          key={id}
          onClick={() => onShow(id)}
          icon={<Crest src={homeTeamImageUrl} size={28} />}
          label={t('matches.versus', { home: `\u2068${homeTeam}\u2069`, away: `\u2068${awayTeam}\u2069` })}
          detail={<bdi>{league}</bdi>}
          end={<span dir="ltr">{matchTime(begins, timeZone, bcp47)}</span>}
        />
      ))}
    </ListGroup>
  );
}
