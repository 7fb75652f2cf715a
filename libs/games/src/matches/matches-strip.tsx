import type { HotMatch } from '@livery/api/matches';
import { hotMatchTransitionMs } from '@livery/contract/constants';
import { useBrand } from '@livery/kit/brand';
import { useLanguage } from '@livery/kit/use-language';
import { IconButton } from '@livery/ui/icon-button';
import { PlayIcon } from '@livery/ui/icons/play';
import { Link } from '@livery/ui/link';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PauseIcon } from '../hero/pause-icon.tsx';
import { SectionFailed } from '../section/section-failed.tsx';
import { Crest } from './crest.tsx';
import { withMatch } from './match-address.ts';
import { matchTime } from './match-time.ts';
import { MatchesFrame } from './matches-frame.tsx';
import frame from './matches.module.css';
import styles from './matches-strip.module.css';
import { useHotMatches } from './use-hot-matches.ts';
import { useTurning } from './use-turning.ts';

/** Matches to come, one above the other; a tap tells more of one. They rest under a finger, a pointer or the focus, and for those who want no motion. */
export function MatchesStrip() {
  const { t } = useTranslation('home');
  const { data, error, isFetching, refetch } = useHotMatches();
  const [isPlaying, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isHeld, setHeld] = useState(false);
  const list = data?.list ?? [];
  const { place, isStill } = useTurning(list.length, isPlaying && !isHeld);
  if (!data) return <MatchesFrame>{error && <SectionFailed onRetry={refetch} isRetrying={isFetching} />}</MatchesFrame>;
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <MatchesFrame
      action={
        list.length > 1 && (
          <IconButton label={t(isPlaying ? 'matches.pause' : 'matches.play')} onClick={() => setPlaying(!isPlaying)}>
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
        )
      }
    >
      {list.length === 0 && <p className={frame.none}>{t('matches.none')}</p>}
      <ul
        className={styles.track}
        data-still={isStill}
        style={{ '--place': place, '--turn': `${hotMatchTransitionMs}ms` } as CSSProperties}
        {...hold}
      >
        {/* The first stands at the end once more, so that coming round is a step like any other. */}
        {list.map((match, index) => (
          <li key={match.id} inert={index !== place}>
            <Match match={match} />
          </li>
        ))}
        {list[1] && (
          <li key="again" inert={place !== list.length}>
            <Match match={list[0]!} />
          </li>
        )}
      </ul>
    </MatchesFrame>
  );
}

function Match({
  match: { id, league, homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl, matchTime: begins },
}: {
  match: HotMatch;
}) {
  const { t } = useTranslation('home');
  const { pathname, search } = useLocation();
  const { timeZone } = useBrand();
  const { bcp47 } = useLanguage();
  return (
    <Link
      href={pathname + withMatch(search, id)}
      className={styles.match}
      draggable={false}
      onPointerDown={() => void import('./match-sheet.tsx').catch(() => undefined)}
    >
      <span className={styles.league}>
        <bdi>{league}</bdi>
        <time dateTime={begins} dir="ltr">
          {matchTime(begins, timeZone, bcp47)}
        </time>
      </span>
      <Team name={homeTeam} src={homeTeamImageUrl} />
      <span className={styles.versus}>{t('matches.vs')}</span>
      <Team name={awayTeam} src={awayTeamImageUrl} />
    </Link>
  );
}

const Team = ({ name, src }: { name: string; src: string }) => (
  <span className={styles.team}>
    <Crest src={src} size={44} />
    <bdi className={styles.name}>{name}</bdi>
  </span>
);
