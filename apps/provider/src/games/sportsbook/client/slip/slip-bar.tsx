import { fill } from '../../../../client/text/load-text.ts';
import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { formatPrice } from '../format/names.ts';
import { Icon } from '../parts/icon.tsx';
import { Dialog } from '../sheets/dialog.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { useSlipSummary } from './use-slip-summary.ts';

/** Footer bar on phones. It opens the bet slip in a panel that slides in from the bottom. */
export const SlipBar = () => {
  const { text, money } = useGameContext();
  const { slip } = useSportsbook();
  const { state, summary } = useSlipSummary();
  const count = state.selections.length;
  const getDescription = (): string => {
    if (state.mode === 'multiple') return `${text.multiple} · ${formatPrice(summary.odds)}`;
    return count === 1 ? text.oneLeg : fill(text.legs, { count });
  };
  return (
    <>
      {count > 0 && !state.isOpen && (
        <button
          type="button"
          className="slipBar"
          data-moved={summary.needsAcceptance}
          onClick={() => slip.setOpen(true)}
        >
          <span className="slipCount">{count}</span>
          <span className="slipBarText">
            <b>{text.slip}</b>
            <small>{getDescription()}</small>
          </span>
          <span className="slipBarSum">
            <small>{text.returns}</small>
            <bdi>{money.full(summary.totalReturn)}</bdi>
          </span>
          <Icon name="back" className="upward" />
        </button>
      )}
      {state.isOpen && (
        <Dialog title={text.slip} className="slipSheet" onClose={() => slip.setOpen(false)}>
          <SlipPanel />
        </Dialog>
      )}
    </>
  );
};
