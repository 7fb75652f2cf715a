import type { LotteryBoard, LotteryEntry, OpenedLottery } from '@livery/api/lottery';
import { maxLines } from '@livery/contract/lottery/bet-limits';
import { type Method, methodsByFamily, type Picks } from '@livery/contract/lottery/rules';
import { formatAmount } from '@livery/contract/money';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { HelpIcon } from '@livery/ui/icons/help';
import { Pressable } from '@livery/ui/pressable';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { showToast } from '@livery/ui/toast-queue';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  computeMaxPrize,
  createLine,
  formatPrice,
  getPrices,
  reprice,
  computeTotalStake,
  computeStake,
  countUnits,
} from '../bet-slip/bet-slip-line.ts';
import { type Draft, useBetSlip } from '../bet-slip/bet-slip-store.ts';
import styles from './betting.module.css';
import { Chips } from './chips.tsx';
import { FieldPicker } from './field-picker.tsx';
import { getMethodLabel } from '../labels/method-labels.ts';
import { SeriesRow } from './series-row.tsx';
import { StakeRow } from './stake-row.tsx';
import type { PlayStyle } from './use-lottery-board.ts';

const RulesSheet = lazy(async () => ({ default: (await import('../rules/rules-sheet.tsx')).RulesSheet }));
const SlipSheet = lazy(async () => ({ default: (await import('../bet-slip/bet-slip-sheet.tsx')).BetSlipSheet }));

interface BetPanelProps {
  readonly board: LotteryBoard;
  readonly entry: LotteryEntry;
  readonly issue: OpenedLottery;
  readonly now: number;
  readonly play: PlayStyle;
  readonly onPlay: (play: string) => void;
  readonly onSeries: (series: number) => void;
  /** Called when the prices have changed, to request the board again. */
  readonly onStale: () => void;
  readonly onShowMyBets: () => void;
}

/** Picks of one method, and the slip to which they are added. */
export function BetPanel({ board, entry, issue, now, play, onPlay, onSeries, onStale, onShowMyBets }: BetPanelProps) {
  const { t } = useTranslation('lottery');
  const { money, count } = useFormat();
  const methods = methodsByFamily[entry.family].filter((method) => method.board === play);
  const [betSlip, updateBetSlip] = useBetSlip(`${entry.code}/${entry.prizeMode}`);
  const [isSlipOpen, setSlipOpen] = useState(false);
  const [isRulesOpen, setRulesOpen] = useState(false);
  const { lines, draft } = betSlip;
  const method = methods.find(({ code }) => code === draft?.method) ?? (methods[0] as Method);
  const picks: Picks = draft?.method === method.code ? draft.picks : [];
  const unit = board.units.find((each) => each === draft?.unit) ?? board.units[0] ?? '1.00';
  const multiple = draft?.multiple ?? 1;
  const units = countUnits(method, picks);
  const stake = computeStake({ units, unit, multiple });

  const updateDraft = (change: Partial<Draft>) =>
    updateBetSlip((slip) => ({ ...slip, draft: { method: method.code, picks, unit, multiple, ...change } }));
  const choose = (chosen: string) => updateDraft({ method: chosen, picks: [] });
  const add = () => {
    if (lines.length >= maxLines) return showToast({ kind: 'fail', text: t('slip.full', { shown: count(maxLines) }) });
    updateBetSlip((slip) => ({
      ...slip,
      lines: [...slip.lines, createLine({ board, method, picks, unit, multiple })],
    }));
    updateDraft({ picks: [] });
  };
  const betNow = () => {
    if (units > 0) add();
    setSlipOpen(true);
  };
  const groups = [...new Set(methods.map(({ group }) => group))];
  const inGroup = methods.filter(({ group }) => group === method.group);

  return (
    <>
      <SegmentedControl
        className={styles.line}
        label={t('play.label')}
        segments={(['trad', 'ent'] as const).map((id) => ({ id, label: t(`play.${id}`) }))}
        value={play}
        onSelect={(chosen) => (choose(''), onPlay(chosen))}
      />
      {groups.length > 1 && (
        <Chips
          label={t('play.label')}
          items={groups.map((id) => ({ id, label: t(`group.${id}`) }))}
          value={method.group}
          onChoose={(group) => choose(methods.find((each) => each.group === group)?.code ?? '')}
        />
      )}
      {inGroup.length > 1 && (
        <Chips
          label={t(`group.${method.group}`)}
          items={inGroup.map((each) => ({ id: each.code, label: getMethodLabel(t, each.code) }))}
          value={method.code}
          onChoose={choose}
        />
      )}
      <div className={styles.rule}>
        {!method.tierByOutcome && (
          <p className={styles.prize}>
            {t('prize')}{' '}
            <bdi className={styles.prizeValue}>{getPrices(board, method.code).map(formatPrice).join(' · ')}</bdi>
          </p>
        )}
        <Pressable className={styles.how} aria-haspopup="dialog" onClick={() => setRulesOpen(true)}>
          <HelpIcon />
          {t('rules.open')}
        </Pressable>
      </div>
      <FieldPicker
        method={method}
        picks={picks}
        prices={getPrices(board, method.code)}
        isDice={entry.family === 'FAST3'}
        onPick={(picked) => updateDraft({ picks: picked })}
      />
      {board.series !== null && board.ownSeries !== null && !method.isFixed && (
        <SeriesRow series={board.series} maxSeries={board.ownSeries} onSeries={onSeries} />
      )}
      <StakeRow
        units={board.units}
        unit={unit}
        multiple={multiple}
        onUnit={(chosen) => updateDraft({ unit: chosen })}
        onMultiple={(times) => updateDraft({ multiple: times })}
      />
      <p className={styles.most}>
        {t('most')} <bdi>{money(computeMaxPrize({ board, method, unit, multiple }), board.currency)}</bdi>
      </p>
      <div className={styles.foot}>
        <div className={styles.sum} aria-live="polite">
          <span className={styles.caption}>{t('slip.units', { shown: count(units) })}</span>
          <bdi className={styles.stake}>
            {money(formatAmount(units > 0 ? stake : computeTotalStake(lines)), board.currency)}
          </bdi>
        </div>
        <Button disabled={units === 0} onClick={add}>
          {t('slip.add')}
        </Button>
        <Button tone="accent" disabled={units === 0 && lines.length === 0} onClick={betNow}>
          {lines.length > 0 ? t('slip.open', { shown: count(lines.length) }) : t('slip.bet')}
        </Button>
      </div>
      {isRulesOpen && (
        <Suspense>
          <RulesSheet board={board} family={entry.family} method={method} onClose={() => setRulesOpen(false)} />
        </Suspense>
      )}
      {isSlipOpen && (
        <Suspense>
          <SlipSheet
            board={board}
            entry={entry}
            issue={issue}
            now={now}
            slip={{ ...betSlip, lines: lines.map((line) => reprice(line, board)) }}
            update={updateBetSlip}
            onStale={onStale}
            onPlaced={() => (setSlipOpen(false), onShowMyBets())}
            onClose={() => setSlipOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
