import { isolateBidi } from '../../../../client/text/ltr.ts';
import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { formatPrice } from '../format/names.ts';
import { Fingerprint } from '../parts/fingerprint.tsx';
import { Icon } from '../parts/icon.tsx';
import { useStore } from '../state/store.ts';
import type { SlipLine } from './slip-summary.ts';
import { StakeField } from './stake-field.tsx';

interface SlipRowProps {
  readonly line: SlipLine;
  readonly hasStake: boolean;
  readonly isActive: boolean;
  readonly onActive: () => void;
}

export const SlipRow = ({
  line: { selection, key, status, price: now, move, stake, returns },
  hasStake,
  isActive,
  onActive,
}: SlipRowProps) => {
  const { t, money } = useGameContext();
  const { board, slip, names, times } = useSportsbook();
  const match = useStore(board).matches.get(selection.match);
  const outcome = match ? names.outcome(selection.market, selection.outcome, match) : selection.outcome;
  return (
    <li className="slipRow" data-status={status}>
      <button
        type="button"
        className="iconButton small"
        aria-label={t('remove', { name: outcome })}
        onClick={() => slip.remove(selection)}
      >
        <Icon name="close" />
      </button>
      <div className="slipDetails">
        <b>{outcome}</b>
        <span>{names.market(selection.market, match?.league ?? '')}</span>
        {match && (
          <small>
            {`${isolateBidi(names.team(match.home))} – ${isolateBidi(names.team(match.away))}`}
            {match.status === 'live' && <em> {times.played(match, names.getSport(match.league))}</em>}
          </small>
        )}
        {match && <Fingerprint commitment={match.commitment} />}
        {status === 'closed' && <p className="problem">{t('selectionClosed')}</p>}
        {status === 'suspended' && <p className="problem">{t('selectionSuspended')}</p>}
      </div>
      <div className="slipPrice" data-move={move}>
        {move && <s>{formatPrice(selection.seen)}</s>}
        <b>{status === 'closed' ? '–' : formatPrice(now)}</b>
      </div>
      {hasStake && (
        <div className="slipStake">
          <StakeField
            label={t('stakeEach', { name: outcome })}
            value={stake}
            isActive={isActive}
            onActive={onActive}
            onChange={(value) => slip.setStake(key, value)}
          />
          <small>
            {t('returns')} <bdi>{money.full(returns)}</bdi>
          </small>
        </div>
      )}
    </li>
  );
};
