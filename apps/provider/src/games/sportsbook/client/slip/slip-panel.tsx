import { useState } from 'react';
import { type Acceptance, acceptances } from '../../rules/slip.ts';
import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { formatPrice } from '../format/names.ts';
import { Keypad } from './keypad.tsx';
import { Receipt } from './receipt.tsx';
import type { SlipIssue, SlipSummary } from './slip-summary.ts';
import { SlipRow } from './slip-row.tsx';
import { multipleKey, type SlipMode } from '../state/slip-state.ts';
import { StakeField } from './stake-field.tsx';
import { useSlipSummary } from './use-slip-summary.ts';

const useIssueText = () => {
  const { t, money, table } = useGameContext();
  const { balance } = useSlipSummary();
  const { min, max } = table.limits;
  const messages = {
    closed: t('selectionClosed'),
    suspended: t('selectionSuspended'),
    same: t('sameMatch'),
    two: t('needTwo'),
    limits: t('stakeLimits', { min: money.full(min), max: money.full(max) }),
    return: t('returnTooHigh', { amount: money.full(table.view.mostReturn) }),
    balance: t('notEnough', { balance: money.full(balance) }),
  } satisfies Record<SlipIssue, string>;
  return (issue: SlipIssue): string => messages[issue];
};

const SlipTop = ({ mode }: { readonly mode: SlipMode }) => {
  const { t } = useGameContext();
  const { slip } = useSportsbook();
  return (
    <div className="slipTop">
      <div className="segments" role="tablist" aria-label={t('slip')}>
        {(['single', 'multiple'] as const).map((each) => (
          <button key={each} type="button" role="tab" aria-selected={mode === each} onClick={() => slip.setMode(each)}>
            {each === 'single' ? t('singles') : t('multiple')}
          </button>
        ))}
      </div>
      <button type="button" className="link" onClick={slip.clear}>
        {t('clearAll')}
      </button>
    </div>
  );
};

/** Field in which the player chooses the price changes that need no confirmation. */
const AcceptanceField = ({ value }: { readonly value: Acceptance }) => {
  const { t } = useGameContext();
  const { slip } = useSportsbook();
  const labels: Readonly<Record<Acceptance, string>> = {
    ask: t('acceptAsk'),
    higher: t('acceptHigher'),
    any: t('acceptAny'),
  };
  return (
    <fieldset className="acceptance">
      <legend>{t('acceptTitle')}</legend>
      {acceptances.map((acceptance) => (
        <label key={acceptance}>
          <input
            type="radio"
            name="acceptance"
            checked={value === acceptance}
            onChange={() => slip.setAcceptance(acceptance)}
          />
          {labels[acceptance]}
        </label>
      ))}
    </fieldset>
  );
};

const SlipFooter = ({ summary }: { readonly summary: SlipSummary }) => {
  const { t, money } = useGameContext();
  const { slip } = useSportsbook();
  const getIssueText = useIssueText();
  const { totalStake, totalReturn, needsAcceptance, issue } = summary;
  const handlePlace = (): void => {
    if (needsAcceptance) slip.acceptPrices();
    void slip.place();
  };
  return (
    <footer className="slipFooter">
      <dl className="sums">
        <div>
          <dt>{t('totalStake')}</dt>
          <dd>{money.full(totalStake)}</dd>
        </div>
        <div>
          <dt>{t('returns')}</dt>
          <dd className="big">{money.full(totalReturn)}</dd>
        </div>
      </dl>
      {(issue || needsAcceptance) && (
        <p className="problem" role="status">
          {issue ? getIssueText(issue) : t('oddsMoved')}
        </p>
      )}
      <button
        type="button"
        className="placeButton"
        data-moved={needsAcceptance}
        disabled={issue !== undefined}
        onClick={handlePlace}
      >
        {t(needsAcceptance ? 'acceptPlace' : 'place', { amount: money.full(totalStake) })}
      </button>
    </footer>
  );
};

/** Stake field of a multiple bet, which is one bet on all selections. */
const MultipleStake = ({ odds, stake }: { readonly odds: number; readonly stake: number }) => {
  const { t } = useGameContext();
  const { slip } = useSportsbook();
  return (
    <div className="multipleStake">
      <span>
        {t('totalOdds')} <b>{formatPrice(odds)}</b>
      </span>
      <StakeField
        label={t('stake')}
        value={stake}
        isActive
        onActive={() => undefined}
        onChange={(value) => slip.setStake(multipleKey, value)}
      />
    </div>
  );
};

/**
 * Returns the key of the stake that the keypad changes: the stake of the multiple bet, or else the stake of the
 * selected row. If no row is selected, the keypad changes the stake of the first row.
 */
const getActiveKey = (mode: SlipMode, { lines }: SlipSummary, active: string | undefined): string => {
  if (mode === 'multiple') return multipleKey;
  return lines.find(({ key }) => key === active)?.key ?? lines[0]?.key ?? '';
};

/** Content of the slip. On a phone, the slip is in a sheet. On a wide screen, the slip is beside the matches. */
export const SlipPanel = () => {
  const { t, table } = useGameContext();
  const { slip } = useSportsbook();
  const { state, balance, summary } = useSlipSummary();
  const [active, setActive] = useState<string>();
  if (state.phase !== 'editing') return <Receipt />;
  if (state.selections.length === 0) return <p className="empty slipEmpty">{t('slipEmpty')}</p>;

  const isMultiple = state.mode === 'multiple';
  const activeKey = getActiveKey(state.mode, summary, active);
  const activeStake = state.stakes[activeKey] ?? 0;
  const otherStakes = isMultiple ? 0 : summary.totalStake - activeStake;
  const maxStake = Math.max(0, Math.min(table.limits.max, balance - otherStakes));
  return (
    <div className="slip">
      <SlipTop mode={state.mode} />
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
      {isMultiple && <MultipleStake odds={summary.odds} stake={activeStake} />}
      <Keypad value={activeStake} maxStake={maxStake} onChange={(value) => slip.setStake(activeKey, value)} />
      <AcceptanceField value={state.acceptance} />
      <SlipFooter summary={summary} />
    </div>
  );
};
