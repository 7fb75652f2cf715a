import { useState } from 'react';
import { fill } from '../../../../client-kit/text/load-text.ts';
import { acceptances } from '../../rules/slip.ts';
import { useSeat } from '../book-seat.ts';
import { useBook } from '../book.ts';
import { price } from '../names.ts';
import { Keypad } from './keypad.tsx';
import { Receipt } from './receipt.tsx';
import type { SlipTrouble } from './slip-facts.ts';
import { SlipRow } from './slip-row.tsx';
import { multipleKey } from './slip-store.ts';
import { StakeField } from './stake-field.tsx';
import { useSlipFacts } from './use-slip-facts.ts';

const useTroubleText = () => {
  const { text, money, table } = useSeat();
  const { balance } = useSlipFacts();
  const { min, max } = table.limits;
  const phrases = {
    closed: text.selectionClosed,
    suspended: text.selectionSuspended,
    same: text.sameMatch,
    two: text.needTwo,
    limits: fill(text.stakeLimits, { min: money.full(min), max: money.full(max) }),
    return: fill(text.returnTooHigh, { amount: money.full(table.view.mostReturn) }),
    balance: fill(text.notEnough, { balance: money.full(balance) }),
  } satisfies Record<SlipTrouble, string>;
  return (trouble: SlipTrouble): string => phrases[trouble];
};

/** The slip itself, in the sheet of a phone and beside the matches of a desk. */
export const SlipPanel = () => {
  const { text, money, table } = useSeat();
  const { slip } = useBook();
  const { state, balance, facts } = useSlipFacts();
  const troubleText = useTroubleText();
  const [active, setActive] = useState<string>();
  if (state.phase !== 'editing') return <Receipt />;
  if (state.picks.length === 0) return <p className="empty slipEmpty">{text.slipEmpty}</p>;

  const isMultiple = state.mode === 'multiple';
  const activeKey = isMultiple
    ? multipleKey
    : (facts.lines.find(({ key }) => key === active)?.key ?? facts.lines[0]?.key ?? '');
  const activeStake = state.stakes[activeKey] ?? 0;
  const most = Math.max(0, Math.min(table.limits.max, balance - (isMultiple ? 0 : facts.totalStake - activeStake)));
  const handlePlace = (): void => {
    if (facts.needsAcceptance) slip.acceptPrices();
    void slip.place();
  };
  return (
    <div className="slip">
      <div className="slipTop">
        <div className="segments" role="tablist" aria-label={text.slip}>
          {(['single', 'multiple'] as const).map((mode) => (
            <button
              key={mode}
              type="button"
              role="tab"
              aria-selected={state.mode === mode}
              onClick={() => slip.setMode(mode)}
            >
              {mode === 'single' ? text.singles : text.multiple}
            </button>
          ))}
        </div>
        <button type="button" className="link" onClick={slip.clear}>
          {text.clearAll}
        </button>
      </div>
      <ul className="slipRows">
        {facts.lines.map((line) => (
          <SlipRow
            key={line.key}
            line={line}
            hasStake={!isMultiple}
            isActive={activeKey === line.key}
            onActive={() => setActive(line.key)}
          />
        ))}
      </ul>
      {isMultiple && (
        <div className="multipleStake">
          <span>
            {text.totalOdds} <b>{price(facts.odds)}</b>
          </span>
          <StakeField
            label={text.stake}
            value={activeStake}
            isActive
            onActive={() => setActive(multipleKey)}
            onChange={(value) => slip.setStake(multipleKey, value)}
          />
        </div>
      )}
      <Keypad value={activeStake} most={most} onChange={(value) => slip.setStake(activeKey, value)} />
      <fieldset className="acceptance">
        <legend>{text.acceptTitle}</legend>
        {acceptances.map((acceptance) => (
          <label key={acceptance}>
            <input
              type="radio"
              name="acceptance"
              checked={state.acceptance === acceptance}
              onChange={() => slip.setAcceptance(acceptance)}
            />
            {{ ask: text.acceptAsk, higher: text.acceptHigher, any: text.acceptAny }[acceptance]}
          </label>
        ))}
      </fieldset>
      <footer className="slipFoot">
        <dl className="sums">
          <div>
            <dt>{text.totalStake}</dt>
            <dd>{money.full(facts.totalStake)}</dd>
          </div>
          <div>
            <dt>{text.returns}</dt>
            <dd className="big">{money.full(facts.totalReturn)}</dd>
          </div>
        </dl>
        {(facts.trouble || facts.needsAcceptance) && (
          <p className="trouble" role="status">
            {facts.trouble ? troubleText(facts.trouble) : text.oddsMoved}
          </p>
        )}
        <button
          type="button"
          className="placeButton"
          data-moved={facts.needsAcceptance}
          disabled={facts.trouble !== undefined}
          onClick={handlePlace}
        >
          {fill(facts.needsAcceptance ? text.acceptPlace : text.place, { amount: money.full(facts.totalStake) })}
        </button>
      </footer>
    </div>
  );
};
