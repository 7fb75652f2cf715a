import type { LotteryBoard, LotteryEntry, OpenedLottery } from '@livery/api/lottery';
import { type Method, methodsOf, type Picks } from '@livery/contract/lottery/rules';
import { formatAmount } from '@livery/contract/money';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { Segmented } from '@livery/ui/segmented';
import { showToast } from '@livery/ui/toast-queue';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostLines } from '../slip/most-lines.ts';
import { highestPrize, lineOf, pricesIn, repriced, type SlipLine, slipStake, stakeOf, unitsOf } from '../slip/slip-line.ts';
import styles from './betting.module.css';
import { Chips } from './chips.tsx';
import { FieldPicker } from './field-picker.tsx';
import { methodName } from './method-name.ts';
import { SeriesRow } from './series-row.tsx';
import { StakeRow } from './stake-row.tsx';
import type { Play } from './use-table.ts';

const SlipSheet = lazy(async () => ({ default: (await import('../slip/slip-sheet.tsx')).SlipSheet }));

interface BetPanelProps {
  readonly board: LotteryBoard;
  readonly entry: LotteryEntry;
  readonly issue: OpenedLottery;
  readonly now: number;
  readonly play: Play;
  readonly onPlay: (play: string) => void;
  readonly onSeries: (series: number) => void;
  readonly onMine: () => void;
}

/** What is picked by one method, and the slip that it goes on. */
export function BetPanel({ board, entry, issue, now, play, onPlay, onSeries, onMine }: BetPanelProps) {
  const { t } = useTranslation('lottery');
  const { money, count } = useFormat();
  const methods = methodsOf[entry.family].filter((method) => method.board === play);
  const [code, setCode] = useState('');
  const [picks, setPicks] = useState<Picks>([]);
  const [unit, setUnit] = useState(board.units[0] ?? '1.00');
  const [multiple, setMultiple] = useState(1);
  const [lines, setLines] = useState<readonly SlipLine[]>([]);
  const [isSlipOpen, setSlipOpen] = useState(false);
  const method = methods.find((each) => each.code === code) ?? (methods[0] as Method);
  const units = unitsOf(method, picks);
  const stake = stakeOf({ units, unit, multiple });

  const choose = (chosen: string) => {
    setCode(chosen);
    setPicks([]);
  };
  const add = (): readonly SlipLine[] | undefined => {
    if (lines.length >= mostLines) return void showToast({ kind: 'fail', text: t('slip.full', { shown: count(mostLines) }) });
    const next = [...lines, lineOf({ board, method, picks, unit, multiple })];
    setLines(next);
    setPicks([]);
    return next;
  };
  const betNow = () => (units === 0 || add()) && setSlipOpen(true);
  const groups = [...new Set(methods.map(({ group }) => group))];
  const inGroup = methods.filter(({ group }) => group === method.group);

  return (
    <>
      <Segmented className={styles.line} label={t('play.label')} segments={(['trad', 'ent'] as const).map((id) => ({ id, label: t(`play.${id}`) }))} value={play} onSelect={(chosen) => (choose(''), onPlay(chosen))} />
      {groups.length > 1 && <Chips label={t('play.label')} items={groups.map((id) => ({ id, label: t(`group.${id}`) }))} value={method.group} onChoose={(group) => choose(methods.find((each) => each.group === group)?.code ?? '')} />}
      {inGroup.length > 1 && <Chips label={t(`group.${method.group}`)} items={inGroup.map((each) => ({ id: each.code, label: methodName(t, each.code) }))} value={method.code} onChoose={choose} />}
      {!method.tierOf && (
        <p className={styles.prize}>
          {t('prize')} <bdi className={styles.prizeValue}>{pricesIn(board, method.code).join(' · ')}</bdi>
        </p>
      )}
      <FieldPicker method={method} picks={picks} prices={pricesIn(board, method.code)} isDice={entry.family === 'FAST3'} onPick={setPicks} />
      {board.series !== null && board.ownSeries !== null && !method.isFixed && <SeriesRow series={board.series} own={board.ownSeries} onSeries={onSeries} />}
      <StakeRow units={board.units} unit={unit} multiple={multiple} onUnit={setUnit} onMultiple={setMultiple} />
      <p className={styles.most}>
        {t('most')} <bdi>{money(highestPrize({ board, method, unit, multiple }), board.currency)}</bdi>
      </p>
      <div className={styles.foot}>
        <div className={styles.sum} aria-live="polite">
          <span className={styles.caption}>{t('slip.units', { shown: count(units) })}</span>
          <bdi className={styles.stake}>{money(formatAmount(units > 0 ? stake : slipStake(lines)), board.currency)}</bdi>
        </div>
        <Button disabled={units === 0} onClick={add}>
          {t('slip.add')}
        </Button>
        <Button tone="accent" disabled={units === 0 && lines.length === 0} onClick={betNow}>
          {lines.length > 0 ? t('slip.open', { shown: count(lines.length) }) : t('slip.bet')}
        </Button>
      </div>
      {isSlipOpen && (
        <Suspense>
          <SlipSheet
            board={board} entry={entry} issue={issue} now={now} lines={lines.map((line) => repriced(line, board))}
            onRemove={(id) => setLines(lines.filter((line) => line.id !== id))}
            onPlaced={() => (setLines([]), setSlipOpen(false), onMine())}
            onClose={() => setSlipOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
