import { useSeat } from '../book-seat.ts';
import { useBook } from '../book.ts';
import { Icon, type IconName, sportIcon } from '../parts/icon.tsx';
import { useStore } from '../store.ts';

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
    <span className="sportIcon">
      <Icon name={icon} />
      {count > 0 && <span className="badge">{count}</span>}
    </span>
    {label}
  </button>
);

/** The sports of the book, with how many matches of each are on. */
export const SportStrip = ({ sport, isLive }: { readonly sport: string; readonly isLive: boolean }) => {
  const { text } = useSeat();
  const { board, names, go } = useBook();
  const { matches, leagues } = useStore(board);
  const sports = [...new Set(leagues.map((league) => league.sport))];
  const liveOf = (wanted: string): number =>
    [...matches.values()].filter(
      ({ status, league }) => status === 'live' && (wanted === 'all' || names.sportOf(league) === wanted),
    ).length;
  const choose = (chosen: string) => () => go({ name: 'board', sport: chosen, isLive });
  return (
    <div className="sportStrip" role="tablist" aria-label={text.sports}>
      <Chip icon="all" label={text.allSports} count={liveOf('all')} isOn={sport === 'all'} onChoose={choose('all')} />
      {sports.map((each) => (
        <Chip
          key={each}
          icon={sportIcon(each)}
          label={names.sport(each)}
          count={liveOf(each)}
          isOn={sport === each}
          onChoose={choose(each)}
        />
      ))}
    </div>
  );
};
