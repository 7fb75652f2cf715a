import type { LotteryBoard, LotteryEntry, OpenedLottery } from '@livery/api/lottery';
import { isTrial } from '@livery/contract/enums';
import { useWalletBalanceQuery } from '@livery/api/wallet';
import { type Method, methodsByFamily } from '@livery/lottery-rules/methods';
import type { Picks } from '@livery/lottery-rules/selection';
import { formatAmount } from '@livery/contract/money';
import { useFormat } from '@livery/kit/format/use-format';
import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { useSession } from '@livery/kit/session';
import { useHideBalance } from '@livery/kit/wallet/use-hide-balance';
import { Button } from '@livery/ui/button';
import { ChipRow } from '@livery/ui/chip-row';
import { DicesIcon } from '@livery/ui/icons/dices';
import { HelpIcon } from '@livery/ui/icons/help';
import { Pressable } from '@livery/ui/pressable';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { computeMaxPrize, computeTotalStake, getPrices, reprice } from '../bet-slip/bet-slip-line.ts';
import { useBetSlip } from '../bet-slip/bet-slip-store.ts';
import { getResults, useRecentDraws } from '../draws/use-recent-draws.ts';
import { usePriceFormat } from '../labels/use-price-format.ts';
import { BetActivity } from './bet-activity.tsx';
import styles from './betting.module.css';
import { computeFieldFigures } from './field-figures.ts';
import { FieldPicker } from './field-picker.tsx';
import { toGroupKey, getMethodLabel } from '../labels/method-labels.ts';
import type { RulesSheetProps } from '../rules/rules-sheet.tsx';
import { chooseRandomPicks } from './random-picks.ts';
import { SeedLine } from './seed-line.tsx';
import { SeriesRow } from './series-row.tsx';
import { StakeRow } from './stake-row.tsx';
import { useDraft } from './use-draft.ts';
import type { LotteryTab, PlayStyle } from './use-lottery-board.ts';

const lazyRulesSheet = createLazyModule(() => import('../rules/rules-sheet.tsx'));
const lazyBetSlipSheet = createLazyModule(() => import('../bet-slip/bet-slip-sheet.tsx'));

interface BetPanelProps {
  readonly board: LotteryBoard;
  readonly entry: LotteryEntry;
  readonly issue: OpenedLottery;
  readonly now: number;
  readonly play: PlayStyle;
  readonly onPlay: (play: string) => void;
  readonly onSeries: (series: number) => void;
  /** Called when the gateway rejects a bet because prices have changed. The caller must then load the prices again. */
  readonly onStale: () => void;
  readonly onShowTab: (tab: LotteryTab) => void;
}

const Rules = (props: RulesSheetProps) => (
  <Lazy module={lazyRulesSheet}>{({ RulesSheet }) => <RulesSheet {...props} />}</Lazy>
);

/** Panel where the member chooses a bet of one betting method and adds it to the bet slip. */
export function BetPanel({ board, entry, issue, now, play, onPlay, onSeries, onStale, onShowTab }: BetPanelProps) {
  const { t } = useTranslation('lottery');
  const { money } = useFormat();
  const methods = methodsByFamily[entry.family].filter((method) => method.board === play);
  const [betSlip, updateBetSlip] = useBetSlip(`${entry.code}/${entry.prizeMode}`);
  const [isSlipOpen, setSlipOpen] = useState(false);
  const [isRulesOpen, setRulesOpen] = useState(false);
  const { lines } = betSlip;
  const { method, picks, unit, multiple, units, stake, updateDraft, choose, add } = useDraft({
    board,
    methods,
    betSlip,
    updateBetSlip,
  });
  const betNow = () => {
    if (units > 0) add();
    setSlipOpen(true);
  };

  return (
    <>
      <SegmentedControl
        className={styles.line}
        label={t('play.label')}
        segments={(['trad', 'ent'] as const).map((id) => ({ id, label: t(`play.${id}`) }))}
        value={play}
        onSelect={(chosen) => (choose(''), onPlay(chosen))}
      />
      <MethodChips methods={methods} method={method} onChoose={choose} />
      <MethodPrice board={board} method={method} onOpenRules={() => setRulesOpen(true)} />
      <Fields
        board={board}
        entry={entry}
        method={method}
        picks={picks}
        lastNumero={issue.last?.numero}
        onPick={(picked) => updateDraft({ picks: picked })}
      />
      <Stakes
        board={board}
        method={method}
        unit={unit}
        multiple={multiple}
        onSeries={onSeries}
        onChange={updateDraft}
      />
      <SeedLine code={entry.code} numero={issue.current.numero} />
      <BetActivity entry={entry} lastNumero={issue.last?.numero} onShowTab={onShowTab} />
      <SlipBar
        units={units}
        lineCount={lines.length}
        total={money(formatAmount(units > 0 ? stake : computeTotalStake(lines)), board.currency)}
        onAdd={add}
        onBet={betNow}
      />
      {isRulesOpen && <Rules board={board} family={entry.family} method={method} onClose={() => setRulesOpen(false)} />}
      {isSlipOpen && (
        <Lazy module={lazyBetSlipSheet}>
          {({ BetSlipSheet }) => (
            <BetSlipSheet
              board={board}
              entry={entry}
              issue={issue}
              now={now}
              slip={{ ...betSlip, lines: lines.map((line) => reprice(line, board)) }}
              update={updateBetSlip}
              onStale={onStale}
              onPlaced={() => (setSlipOpen(false), onShowTab('mine'))}
              onClose={() => setSlipOpen(false)}
            />
          )}
        </Lazy>
      )}
    </>
  );
}

interface StakesProps {
  readonly board: LotteryBoard;
  readonly method: Method;
  readonly unit: string;
  readonly multiple: number;
  readonly onSeries: (series: number) => void;
  readonly onChange: (change: { readonly unit?: string; readonly multiple?: number }) => void;
}

/**
 * Controls for the series (payout level), the unit price and the multiple of the bet. Below the controls, shows the
 * highest prize that this bet can win.
 */
function Stakes({ board, method, unit, multiple, onSeries, onChange }: StakesProps) {
  const { t } = useTranslation('lottery');
  const { money } = useFormat();
  return (
    <>
      {board.series !== null && board.ownSeries !== null && !method.isFixed && (
        <SeriesRow series={board.series} maxSeries={board.ownSeries} onSeries={onSeries} />
      )}
      <StakeRow
        units={board.units}
        unit={unit}
        multiple={multiple}
        onUnit={(chosen) => onChange({ unit: chosen })}
        onMultiple={(times) => onChange({ multiple: times })}
      />
      <p className={styles.caption}>
        {t('most')} <bdi>{money(computeMaxPrize({ board, method, unit, multiple }), board.currency)}</bdi>
      </p>
    </>
  );
}

interface FieldsProps {
  readonly board: LotteryBoard;
  readonly entry: LotteryEntry;
  readonly method: Method;
  readonly picks: Picks;
  readonly lastNumero: string | undefined;
  readonly onPick: (picks: Picks) => void;
}

/** Input fields of a betting method. Below each number, they show its frequency in past draws. */
function Fields({ board, entry: { code, family }, method, picks, lastNumero, onPick }: FieldsProps) {
  const { t } = useTranslation('lottery');
  const { count } = useFormat();
  const results = getResults(useRecentDraws(code, lastNumero).data?.list ?? []);
  const figures = method.fields.map((_, at) => computeFieldFigures(family, method, at, results));
  return (
    <>
      <div className={styles.fieldsTop}>
        {figures.some(Boolean) && (
          <p className={styles.caption}>{t('trend.explain', { shown: count(results.length) })}</p>
        )}
        <Pressable className={styles.how} onClick={() => onPick(chooseRandomPicks(method))}>
          <DicesIcon />
          {t('quick.random')}
        </Pressable>
      </div>
      <FieldPicker
        method={method}
        picks={picks}
        prices={getPrices(board, method.code)}
        isDice={family === 'FAST3'}
        figures={figures}
        onPick={onPick}
      />
    </>
  );
}

interface MethodChipsProps {
  readonly methods: readonly Method[];
  readonly method: Method;
  readonly onChoose: (code: string) => void;
}

/** Chips that select a group of betting methods, and a method in the group. */
function MethodChips({ methods, method, onChoose }: MethodChipsProps) {
  const { t } = useTranslation('lottery');
  const groups = [...new Set(methods.map(({ group }) => group))];
  const inGroup = methods.filter(({ group }) => group === method.group);
  if (groups.length < 2 && inGroup.length < 2) return null;
  return (
    <div className={styles.chips}>
      {groups.length > 1 && (
        <ChipRow
          label={t('play.label')}
          choices={groups.map((id) => [id, t(toGroupKey(id))] as const)}
          value={method.group}
          onSelect={(group) => onChoose(methods.find((each) => each.group === group)?.code ?? '')}
        />
      )}
      {inGroup.length > 1 && (
        <ChipRow
          label={t(toGroupKey(method.group))}
          choices={inGroup.map((each) => [each.code, getMethodLabel(t, each.code)] as const)}
          value={method.code}
          onSelect={onChoose}
        />
      )}
    </div>
  );
}

interface MethodPriceProps {
  readonly board: LotteryBoard;
  readonly method: Method;
  readonly onOpenRules: () => void;
}

function MethodPrice({ board, method, onOpenRules }: MethodPriceProps) {
  const { t } = useTranslation('lottery');
  const formatPrice = usePriceFormat();
  return (
    <div className={styles.rule}>
      {!method.tierByOutcome && (
        <p className={styles.prize}>
          {t('prize')}{' '}
          <bdi className={styles.prizeValue}>{getPrices(board, method.code).map(formatPrice).join(' · ')}</bdi>
        </p>
      )}
      <Pressable className={styles.how} aria-haspopup="dialog" onClick={onOpenRules}>
        <HelpIcon />
        {t('rules.open')}
      </Pressable>
    </div>
  );
}

interface SlipBarProps {
  readonly units: number;
  readonly lineCount: number;
  /**
   * Formatted cost of the bet that the member is choosing. If the member has chosen no number, this is the cost of
   * the bet slip.
   */
  readonly total: string;
  readonly onAdd: () => void;
  readonly onBet: () => void;
}

function SlipBar({ units, lineCount, total, onAdd, onBet }: SlipBarProps) {
  const { t } = useTranslation('lottery');
  const { count } = useFormat();
  return (
    <div className={styles.footer}>
      <div className={styles.sum} aria-live="polite">
        <span className={styles.caption}>{t('slip.units', { shown: count(units) })}</span>
        <bdi className={styles.stake}>{total}</bdi>
        <Balance />
      </div>
      <Button disabled={units === 0} onClick={onAdd}>
        {t('slip.add')}
      </Button>
      <Button tone="accent" disabled={units === 0 && lineCount === 0} onClick={onBet}>
        {lineCount > 0 ? t('slip.open', { shown: count(lineCount) }) : t('slip.bet')}
      </Button>
    </div>
  );
}

/**
 * Balance of the member. For a trial account, the balance is play money. Renders nothing for a guest, and for a member
 * who hides balances.
 */
function Balance() {
  const { t } = useTranslation(['lottery', 'shell']);
  const { money } = useFormat();
  const session = useSession();
  const isMember = session !== null;
  const [isHidden] = useHideBalance();
  const { data } = useWalletBalanceQuery(undefined, { skip: !isMember || isHidden });
  if (!isMember || isHidden || !data) return null;
  return (
    <span className={styles.caption}>
      {t(isTrial(session.type) ? 'stake.playMoney' : 'shell:balance.label')} <bdi>{money(data.sumBalance)}</bdi>
    </span>
  );
}
