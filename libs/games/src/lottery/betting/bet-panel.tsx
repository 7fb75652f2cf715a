import type { LotteryBoard, LotteryEntry, OpenedLottery } from '@livery/api/lottery';
import { type Method, methodsOf, type Picks } from '@livery/contract/lottery/rules';
import { formatAmount } from '@livery/contract/money';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { HelpIcon } from '@livery/ui/icons/help';
import { Pressable } from '@livery/ui/pressable';
import { Segmented } from '@livery/ui/segmented';
import { showToast } from '@livery/ui/toast-queue';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostLines } from '../slip/most-lines.ts';
import { highestPrize, lineOf, priceText, pricesIn, repriced, slipStake, stakeOf, unitsOf } from '../slip/slip-line.ts';
import { type Draft, useSlip } from '../slip/slip-store.ts';
import styles from './betting.module.css';
import { Chips } from './chips.tsx';
import { FieldPicker } from './field-picker.tsx';
import { methodName } from './method-name.ts';
import { SeriesRow } from './series-row.tsx';
import { StakeRow } from './stake-row.tsx';
import type { Play } from './use-table.ts';

const RulesSheet = lazy(async () => ({ default: (await import('../rules/rules-sheet.tsx')).RulesSheet }));
const SlipSheet = lazy(async () => ({ default: (await import('../slip/slip-sheet.tsx')).SlipSheet }));

interface BetPanelProps {
  readonly board: LotteryBoard;
  readonly entry: LotteryEntry;
  readonly issue: OpenedLottery;
  readonly now: number;
  readonly play: Play;
  readonly onPlay: (play: string) => void;
  readonly onSeries: (series: number) => void;
  /** The prices are not what they were: the board is asked for again. */
  readonly onStale: () => void;
  readonly onMine: () => void;
}

/** What is picked by one method, and the slip that it goes on. */
export function BetPanel({ board, entry, issue, now, play, onPlay, onSeries, onStale, onMine }: BetPanelProps) {
  const { t } = useTranslation('lottery');
  const { money, count } = useFormat();
  const methods = methodsOf[entry.family].filter((method) => method.board === play);
  const [kept, keep] = useSlip(`${entry.code}/${entry.prizeMode}`);
  const [isSlipOpen, setSlipOpen] = useState(false);
  const [isRulesOpen, setRulesOpen] = useState(false);
  const { lines, draft } = kept;
  const method = methods.find(({ code }) => code === draft?.method) ?? (methods[0] as Method);
  const picks: Picks = draft?.method === method.code ? draft.picks : [];
  const unit = board.units.find((each) => each === draft?.unit) ?? board.units[0] ?? '1.00';
  const multiple = draft?.multiple ?? 1;
  const units = unitsOf(method, picks);
  const stake = stakeOf({ units, unit, multiple });

  const write = (change: Partial<Draft>) =>
    keep((slip) => ({ ...slip, draft: { method: method.code, picks, unit, multiple, ...change } }));
  const choose = (chosen: string) => write({ method: chosen, picks: [] });
  const add = () => {
    if (lines.length >= mostLines)
      return showToast({ kind: 'fail', text: t('slip.full', { shown: count(mostLines) }) });
    keep((slip) => ({ ...slip, lines: [...slip.lines, lineOf({ board, method, picks, unit, multiple })] }));
    write({ picks: [] });
  };
  const betNow = () => {
    if (units > 0) add();
    setSlipOpen(true);
  };
  const groups = [...new Set(methods.map(({ group }) => group))];
  const inGroup = methods.filter(({ group }) => group === method.group);

  return (
    <>
      <Segmented
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
          items={inGroup.map((each) => ({ id: each.code, label: methodName(t, each.code) }))}
          value={method.code}
          onChoose={choose}
        />
      )}
      <div className={styles.rule}>
        {!method.tierOf && (
          <p className={styles.prize}>
            {t('prize')}{' '}
            <bdi className={styles.prizeValue}>{pricesIn(board, method.code).map(priceText).join(' · ')}</bdi>
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
        prices={pricesIn(board, method.code)}
        isDice={entry.family === 'FAST3'}
        onPick={(picked) => write({ picks: picked })}
      />
      {board.series !== null && board.ownSeries !== null && !method.isFixed && (
        <SeriesRow series={board.series} own={board.ownSeries} onSeries={onSeries} />
      )}
      <StakeRow
        units={board.units}
        unit={unit}
        multiple={multiple}
        onUnit={(chosen) => write({ unit: chosen })}
        onMultiple={(times) => write({ multiple: times })}
      />
      <p className={styles.most}>
        {t('most')} <bdi>{money(highestPrize({ board, method, unit, multiple }), board.currency)}</bdi>
      </p>
      <div className={styles.foot}>
        <div className={styles.sum} aria-live="polite">
          <span className={styles.caption}>{t('slip.units', { shown: count(units) })}</span>
          <bdi className={styles.stake}>
            {money(formatAmount(units > 0 ? stake : slipStake(lines)), board.currency)}
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
            slip={{ ...kept, lines: lines.map((line) => repriced(line, board)) }}
            keep={keep}
            onStale={onStale}
            onPlaced={() => (setSlipOpen(false), onMine())}
            onClose={() => setSlipOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
