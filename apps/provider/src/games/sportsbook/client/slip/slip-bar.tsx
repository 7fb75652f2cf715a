import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { formatPrice } from '../format/names.ts';
import { Icon } from '../parts/icon.tsx';
import { Dialog } from '../sheets/dialog.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { useSlipSummary } from './use-slip-summary.ts';

/** Footer bar on phones. It opens the bet slip in a panel that slides in from the bottom. */
export const SlipBar = () => {
  const { t, money } = useGameContext();
  const { slip } = useSportsbook();
  const { state, summary } = useSlipSummary();
  const count = state.selections.length;
  const getDescription = (): string => {
    if (state.mode === 'multiple') return `${t('multiple')} · ${formatPrice(summary.odds)}`;
    return t('legs', { count });
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
            <b>{t('slip')}</b>
            <small>{getDescription()}</small>
          </span>
          <span className="slipBarSum">
            <small>{t('returns')}</small>
            <bdi>{money.full(summary.totalReturn)}</bdi>
          </span>
          <Icon name="back" className="upward" />
        </button>
      )}
      {state.isOpen && (
        <Dialog title={t('slip')} className="slipSheet" onClose={() => slip.setOpen(false)}>
          <SlipPanel />
        </Dialog>
      )}
    </>
  );
};
