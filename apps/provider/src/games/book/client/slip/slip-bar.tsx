import { fill } from '../../../../client-kit/text/load-text.ts';
import { useSeat } from '../book-seat.ts';
import { useBook } from '../book.ts';
import { price } from '../names.ts';
import { Icon } from '../parts/icon.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { useSlipFacts } from './use-slip-facts.ts';

/** On a phone: the slip that waits at the foot of the page, and the sheet that it opens into. */
export const SlipBar = () => {
  const { text, money } = useSeat();
  const { slip } = useBook();
  const { state, facts } = useSlipFacts();
  const count = state.picks.length;
  return (
    <>
      {count > 0 && !state.isOpen && (
        <button type="button" className="slipBar" data-moved={facts.needsAcceptance} onClick={() => slip.setOpen(true)}>
          <span className="slipCount">{count}</span>
          <span className="slipBarText">
            <b>{text.slip}</b>
            <small>
              {state.mode === 'multiple'
                ? `${text.multiple} · ${price(facts.odds)}`
                : count === 1
                  ? text.oneLeg
                  : fill(text.legs, { count })}
            </small>
          </span>
          <span className="slipBarSum">
            <small>{text.returns}</small>
            <bdi>{money.full(facts.totalReturn)}</bdi>
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
