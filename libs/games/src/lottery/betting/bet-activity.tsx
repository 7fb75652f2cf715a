import type { LotteryBet, LotteryEntry } from '@livery/api/lottery';
import { useFormat } from '@livery/kit/format/use-format';
import { Pressable } from '@livery/ui/pressable';
import { ChevronEndIcon } from '@livery/ui/icons/chevron-end';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Balls } from '../balls/balls.tsx';
import { useLatestBets } from '../bets/use-latest-bets.ts';
import { useRecentDraws } from '../draws/use-recent-draws.ts';
import { formatSelection, getMethodLabel } from '../labels/method-labels.ts';
import styles from './bet-activity.module.css';
import type { LotteryTab } from './use-lottery-board.ts';

const shownDraws = 5;
const shownTickets = 3;

interface BetActivityProps {
  readonly entry: LotteryEntry;
  readonly lastNumero: string | undefined;
  readonly onShowTab: (tab: LotteryTab) => void;
}

/** Open bets of the member and the last results of the lottery, below the bet that the member chooses. */
export function BetActivity({ entry, lastNumero, onShowTab }: BetActivityProps) {
  const { t } = useTranslation('lottery');
  const tickets = useLatestBets(entry.code).bets.filter(({ state }) => state === 'open');
  const draws = useRecentDraws(entry.code, lastNumero).data?.list.slice(0, shownDraws) ?? [];
  return (
    <>
      {tickets.length > 0 && (
        <Section heading={t('tab.mine')} onOpen={() => onShowTab('mine')}>
          {tickets.slice(0, shownTickets).map((bet) => (
            <Ticket key={bet.id} bet={bet} />
          ))}
        </Section>
      )}
      {draws.length > 0 && (
        <Section heading={t('tab.draws')} onOpen={() => onShowTab('draws')}>
          {draws.map(({ numero, result }) => (
            <li key={numero} className={styles.row}>
              <bdi className={styles.caption} dir="ltr">
                {numero}
              </bdi>
              {result ? (
                <Balls family={entry.family} result={result} size="small" />
              ) : (
                <span className={styles.caption}>{t('draw.cancelled')}</span>
              )}
            </li>
          ))}
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  readonly heading: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

function Section({ heading, onOpen, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Pressable className={styles.heading} onClick={onOpen}>
        <span id={id}>{heading}</span>
        <ChevronEndIcon />
      </Pressable>
      <ul>{children}</ul>
    </section>
  );
}

function Ticket({ bet }: { readonly bet: LotteryBet }) {
  const { t } = useTranslation('lottery');
  const { money } = useFormat();
  return (
    <li className={styles.row}>
      <span className={styles.ticket}>
        <span>{getMethodLabel(t, bet.method)}</span>
        <bdi className={styles.selection} dir="ltr">
          {formatSelection(t, bet.selection)}
        </bdi>
        <bdi className={styles.caption} dir="ltr">
          {bet.numero}
        </bdi>
      </span>
      <bdi>{money(bet.stake, bet.currency)}</bdi>
    </li>
  );
}
