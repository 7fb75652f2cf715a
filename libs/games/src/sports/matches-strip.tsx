import type { HotMatch } from '@livery/api/sports';
import { hotMatchTransitionMs } from '@livery/contract/constants';
import { isolateText } from '@livery/kit/format/bidi';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { getRows, type HomeBlock } from '@livery/merchant/home-blocks';
import { IconButton } from '@livery/ui/icon-button';
import { PlayIcon } from '@livery/ui/icons/play';
import { Link } from '@livery/ui/link';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PauseIcon } from '../section/pause-icon.tsx';
import { SectionFailed } from '../section/section-failed.tsx';
import { TeamLogo } from './team-logo.tsx';
import { setMatchParam } from './match-param.ts';
import { formatMatchTime, formatZoneName } from './format-match-time.ts';
import { MatchOdds } from './match-odds.tsx';
import { lazyMatchSheet } from './lazy-match-sheet.ts';
import { MatchesLayout } from './matches-layout.tsx';
import frame from './matches.module.css';
import styles from './matches-strip.module.css';
import { useHotMatches } from './use-hot-matches.ts';
import { useAutoAdvance } from './use-auto-advance.ts';

/**
 * Strip that shows one upcoming match at a time, or a list if the block has several rows. A tap opens the details of
 * the match. The strip moves automatically. The movement pauses while the strip is touched, hovered or focused, and it
 * is off for visitors who prefer reduced motion.
 */
export function MatchesStrip({ block }: { readonly block: HomeBlock }) {
  const { t } = useTranslation('home');
  const { bcp47 } = useLanguage();
  const { data, error, isFetching, refetch } = useHotMatches();
  const [isPlaying, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isPaused, setPaused] = useState(false);
  const rows = getRows(block);
  const list = data?.list ?? [];
  const zone = formatZoneName(list[0]?.matchTime ?? '', bcp47);
  // A block with several rows shows one match per row, without movement.
  const isList = rows > 1;
  const { position, isStill } = useAutoAdvance(list.length, isPlaying && !isPaused && !isList);
  if (!data)
    return (
      <MatchesLayout block={block}>
        {error && <SectionFailed onRetry={refetch} isRetrying={isFetching} />}
      </MatchesLayout>
    );
  return (
    <MatchesLayout
      block={block}
      action={
        <>
          {zone && <span className={styles.zone}>{t('matches.zone', { zone: isolateText(zone) })}</span>}
          {list.length > 1 && !isList && (
            <IconButton label={t(isPlaying ? 'matches.pause' : 'matches.play')} onClick={() => setPlaying(!isPlaying)}>
              {isPlaying ? <PauseIcon /> : <PlayIcon />}
            </IconButton>
          )}
        </>
      }
    >
      {list.length === 0 && <p className={frame.none}>{t('matches.none')}</p>}
      {isList ? (
        <ul className={styles.rows}>
          {list.slice(0, rows).map((match) => (
            <li key={match.id}>
              <Match match={match} />
            </li>
          ))}
        </ul>
      ) : (
        <Track matches={list} position={position} isStill={isStill} onPause={setPaused} />
      )}
    </MatchesLayout>
  );
}

interface TrackProps {
  readonly matches: readonly HotMatch[];
  readonly position: number;
  readonly isStill: boolean;
  readonly onPause: (isPaused: boolean) => void;
}

/** Moving list of matches. Only one match is visible. */
function Track({ matches, position, isStill, onPause }: TrackProps) {
  return (
    // The handlers only pause the movement. All actions are on the links inside of the list.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      className={styles.track}
      data-still={isStill}
      style={{ '--place': position, '--turn': `${hotMatchTransitionMs}ms` } as CSSProperties}
      onPointerEnter={() => onPause(true)}
      onPointerLeave={() => onPause(false)}
      onFocus={() => onPause(true)}
      onBlur={() => onPause(false)}
    >
      {/*
       * A copy of the first match is at the end of the list. The movement from the last match to the first then looks
       * like any other movement.
       */}
      {matches.map((match, index) => (
        <li key={match.id} inert={index !== position}>
          <Match match={match} />
        </li>
      ))}
      {matches[1] && (
        <li key="again" inert={position !== matches.length}>
          <Match match={matches[0]!} />
        </li>
      )}
    </ul>
  );
}

function Match({ match }: { match: HotMatch }) {
  const { id, league, homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl, matchTime: startsAt } = match;
  const { t } = useTranslation('home');
  const { pathname, search } = useLocation();
  const { bcp47 } = useLanguage();
  return (
    <article className={styles.match}>
      <Link
        href={pathname + setMatchParam(search, id)}
        className={styles.pairing}
        draggable={false}
        onPointerDown={lazyMatchSheet.preload}
      >
        <span className={styles.league}>
          <bdi>{league}</bdi>
          <time dateTime={startsAt} dir="ltr">
            {formatMatchTime(startsAt, bcp47)}
          </time>
        </span>
        <Team name={homeTeam} src={homeTeamImageUrl} />
        <span className={styles.versus}>{t('matches.vs')}</span>
        <Team name={awayTeam} src={awayTeamImageUrl} />
      </Link>
      <MatchOdds match={match} />
    </article>
  );
}

const Team = ({ name, src }: { name: string; src: string }) => (
  <span className={styles.team}>
    <TeamLogo src={src} size={44} />
    <bdi className={styles.name}>{name}</bdi>
  </span>
);
