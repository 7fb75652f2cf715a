import { useState } from 'react';
import { fill } from '../../../../client/text/load-text.ts';
import { acceptances } from '../../rules/slip.ts';
import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { formatPrice } from '../names.ts';
import { Keypad } from './keypad.tsx';
import { Receipt } from './receipt.tsx';
import type { SlipIssue } from './slip-summary.ts';
import { SlipRow } from './slip-row.tsx';
import { multipleKey } from './slip-store.ts';
import { StakeField } from './stake-field.tsx';
import { useSlipSummary } from './use-slip-summary.ts';

const useIssueText = () => {
  const { text, money, table } = useGameContext();
  const { balance } = useSlipSummary();
  const { min, max } = table.limits;
  const messages = {
    closed: text.selectionClosed,
    suspended: text.selectionSuspended,
    same: text.sameMatch,
    two: text.needTwo,
    limits: fill(text.stakeLimits, { min: money.full(min), max: money.full(max) }),
    return: fill(text.returnTooHigh, { amount: money.full(table.view.mostReturn) }),
    balance: fill(text.notEnough, { balance: money.full(balance) }),
  } satisfies Record<SlipIssue, string>;
  return (issue: SlipIssue): string => messages[issue];
};

/** The slip, in a sheet on a phone and beside the matches on a wide screen. */
export const SlipPanel = () => {
  const { text, money, table } = useGameContext();
  const { slip } = useSportsbook();
  const { state, balance, summary } = useSlipSummary();
  const getIssueText = useIssueText();
  const [active, setActive] = useState<string>();
  if (state.phase !== 'editing') return <Receipt />;
  if (state.selections.length === 0) return <p className="empty slipEmpty">{text.slipEmpty}</p>;

  const isMultiple = state.mode === 'multiple';
  const activeKey = isMultiple
    ? multipleKey
    : (summary.lines.find(({ key }) => key === active)?.key ?? summary.lines[0]?.key ?? '');
  const activeStake = state.stakes[activeKey] ?? 0;
  const maxStake = Math.max(
    0,
    Math.min(table.limits.max, balance - (isMultiple ? 0 : summary.totalStake - activeStake)),
  );
  const handlePlace = (): void => {
    if (summary.needsAcceptance) slip.acceptPrices();
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
        {summary.lines.map((line) => (
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
            {text.totalOdds} <b>{formatPrice(summary.odds)}</b>
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
      <Keypad value={activeStake} maxStake={maxStake} onChange={(value) => slip.setStake(activeKey, value)} />
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
            <dd>{money.full(summary.totalStake)}</dd>
          </div>
          <div>
            <dt>{text.returns}</dt>
            <dd className="big">{money.full(summary.totalReturn)}</dd>
          </div>
        </dl>
        {(summary.issue || summary.needsAcceptance) && (
          <p className="trouble" role="status">
            {summary.issue ? getIssueText(summary.issue) : text.oddsMoved}
          </p>
        )}
        <button
          type="button"
          className="placeButton"
          data-moved={summary.needsAcceptance}
          disabled={summary.issue !== undefined}
          onClick={handlePlace}
        >
          {fill(summary.needsAcceptance ? text.acceptPlace : text.place, { amount: money.full(summary.totalStake) })}
        </button>
      </footer>
    </div>
  );
};
