import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { CountedIcon } from '../parts/counted-icon.tsx';
import { type IconName, getSportIcon } from '../parts/icon.tsx';
import { useStore } from '../state/store.ts';

const Chip = ({
  icon,
  label,
  count,
  isOn,
  onChoose,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly onChoose: () => void;
}) => (
  <button
    type="button"
    role="tab"
    aria-selected={isOn}
    className="sportChip"
    onClick={onChoose}
    ref={(chip) => void (isOn && chip?.scrollIntoView({ inline: 'center', block: 'nearest' }))}
  >
    <CountedIcon icon={icon} count={count} />
    {label}
  </button>
);

/** List of the sports, each with its number of live matches. */
export const SportStrip = ({ sport, isLive }: { readonly sport: string; readonly isLive: boolean }) => {
  const { t } = useGameContext();
  const { board, names, navigate } = useSportsbook();
  const { matches, leagues } = useStore(board);
  const sports = [...new Set(leagues.map((league) => league.sport))];
  const countLive = (sportId: string): number =>
    [...matches.values()].filter(
      ({ status, league }) => status === 'live' && (sportId === 'all' || names.getSport(league) === sportId),
    ).length;
  const choose = (chosen: string) => () => navigate({ name: 'board', sport: chosen, isLive });
  return (
    <div className="sportStrip" role="tablist" aria-label={t('sports')}>
      <Chip
        icon="all"
        label={t('allSports')}
        count={countLive('all')}
        isOn={sport === 'all'}
        onChoose={choose('all')}
      />
      {sports.map((each) => (
        <Chip
          key={each}
          icon={getSportIcon(each)}
          label={names.sport(each)}
          count={countLive(each)}
          isOn={sport === each}
          onChoose={choose(each)}
        />
      ))}
    </div>
  );
};
