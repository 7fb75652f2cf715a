import type { HotMatch } from '@livery/api/sports';
import { formatMatchStart } from '@livery/contract/seamless/match-start';
import { isolateText } from '@livery/kit/format/bidi';
import { Link } from '@livery/ui/link';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLaunch } from '../launch/use-launch.ts';
import { formatOdds } from './format-odds.ts';
import styles from './match-odds.module.css';

interface MatchOddsProps {
  readonly match: HotMatch;
  /** Called before a tap of a member opens another page. Not called for a guest, whose tap opens the log-in. */
  readonly onLeave?: (() => void) | undefined;
}

const shortNames = { home: '1', draw: 'X', away: '2' } as const;

/**
 * Odds of a match. A tap opens the sportsbook with the outcome on the bet slip. Without odds, a link opens the match in
 * the sportsbook.
 */
export function MatchOdds({ match, onLeave }: MatchOddsProps) {
  const { t } = useTranslation('home');
  const getLink = useLaunch();
  const { odds, id, homeTeam, awayTeam } = match;
  const names = { home: isolateText(homeTeam), draw: t('matches.draw'), away: isolateText(awayTeam) };
  const createLink = (at: string) => {
    const { onClick, ...link } = getLink({ ...match, at });
    if (!onClick) return link;
    const handleClick = (event: MouseEvent<HTMLElement>) => {
      onLeave?.();
      onClick(event);
    };
    return { ...link, onClick: handleClick };
  };
  if (!odds)
    return (
      <div className={styles.odds}>
        <Link
          className={styles.odd}
          aria-label={`${t('matches.bet')} · ${t('matches.versus', { home: names.home, away: names.away })}`}
          {...createLink(id)}
        >
          {t('matches.bet')}
        </Link>
      </div>
    );
  return (
    <ul className={styles.odds} aria-label={t('matches.odds')}>
      {odds.outcomes.map(({ id: outcome, price }) => (
        <li key={outcome}>
          {price === null ? (
            <span className={styles.odd}>
              <span className={styles.outcome}>
                {shortNames[outcome]}
                <span className="visuallyHidden"> · {names[outcome]} · </span>
              </span>
              –
            </span>
          ) : (
            <Link
              className={styles.odd}
              aria-label={`${shortNames[outcome]} · ${names[outcome]} · ${formatOdds(price)}`}
              {...createLink(formatMatchStart({ match: id, market: odds.market, outcome }))}
            >
              <span className={styles.outcome}>{shortNames[outcome]}</span>
              {formatOdds(price)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
