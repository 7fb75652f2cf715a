import type { HotMatch } from '@livery/api/sports';
import { isolateLtr, isolateText } from '@livery/kit/format/bidi';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { Button } from '@livery/ui/button';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { Sheet } from '@livery/ui/sheet';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLaunch } from '../launch/use-launch.ts';
import { SectionFailed } from '../section/section-failed.tsx';
import { TeamLogo } from './team-logo.tsx';
import { formatMatchTime, formatZoneName } from './format-match-time.ts';
import { MatchOdds } from './match-odds.tsx';
import styles from './match-sheet.module.css';
import { useHotMatches } from './use-hot-matches.ts';

export interface MatchSheetProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /**
   * Shows the match with this id. Without an id, closes the sheet. Replaces the current history entry, so that the back
   * button opens the home page.
   */
  readonly onShow: (id?: string) => void;
}

/** Max number of other matches that the sheet shows below the match. */
const maxOthers = 4;

/**
 * Sheet of an upcoming match. It contains a button that opens the game in which the visitor can bet on the match.
 * Below, it lists other matches.
 */
export function MatchSheet({ id, isOpen, onClose, onShow }: MatchSheetProps) {
  const { t } = useTranslation(['home', 'games']);
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
      {data &&
        (match ? (
          <Pairing match={match} onLeave={onShow} />
        ) : (
          <EmptyState kind="no-result" title={t('matches.gone')} />
        ))}
      {data && (
        <OtherMatches matches={data.list.filter((each) => each.id !== id).slice(0, maxOthers)} onShow={onShow} />
      )}
    </Sheet>
  );
}

function BetButton({ match, onLeave }: { match: HotMatch; onLeave: () => void }) {
  const { t } = useTranslation(['home', 'games']);
  const { onClick, ...linkProps } = useLaunch()({ ...match, at: match.id });
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    onLeave();
    onClick?.(event);
  };
  return (
    // For a guest, the link opens the log-in and has no `onClick`, so `onLeave` is not called. The URL then still
    // selects this match, and the back button of the log-in returns to this sheet.
    <Button tone="accent" isWide {...linkProps} {...(onClick && { onClick: handleClick })}>
      {t('matches.bet')}
    </Button>
  );
}

function Pairing({ match, onLeave }: { match: HotMatch; onLeave: () => void }) {
  const { homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl, matchTime: startsAt, gameName } = match;
  const { t } = useTranslation(['home', 'games']);
  const { bcp47 } = useLanguage();
  return (
    <div className={styles.pairing}>
      <div className={styles.team}>
        <TeamLogo src={homeTeamImageUrl} size={88} />
        <bdi>{homeTeam}</bdi>
      </div>
      <span className={styles.versus}>{t('matches.vs')}</span>
      <div className={styles.team}>
        <TeamLogo src={awayTeamImageUrl} size={88} />
        <bdi>{awayTeam}</bdi>
      </div>
      <p className={styles.when}>
        <time dateTime={startsAt}>
          {t('matches.begins', {
            time: `${isolateLtr(formatMatchTime(startsAt, bcp47))} ${isolateText(formatZoneName(startsAt, bcp47))}`,
          })}
        </time>
        <bdi className={styles.game}>{gameName}</bdi>
      </p>
      {match.odds && (
        <div className={styles.odds}>
          <MatchOdds match={match} onLeave={onLeave} />
        </div>
      )}
    </div>
  );
}

function OtherMatches({ matches, onShow }: { matches: readonly HotMatch[]; onShow: (id: string) => void }) {
  const { t } = useTranslation(['home', 'games']);
  const { bcp47 } = useLanguage();
  if (matches.length === 0) return null;
  return (
    <ListGroup heading={t('matches.other')} className={styles.others}>
      {matches.map(({ id, homeTeam, awayTeam, homeTeamImageUrl, league, matchTime: startsAt }) => (
        <ListRow
          key={id}
          onClick={() => onShow(id)}
          icon={<TeamLogo src={homeTeamImageUrl} size={28} />}
          label={t('matches.versus', { home: isolateText(homeTeam), away: isolateText(awayTeam) })}
          detail={<bdi>{league}</bdi>}
          end={<span dir="ltr">{formatMatchTime(startsAt, bcp47)}</span>}
        />
      ))}
    </ListGroup>
  );
}
