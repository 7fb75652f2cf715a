import { useConfirmPlayLimitMutation, type PlayLimit } from '@livery/api/responsible-gaming';
import { parseAmount } from '@livery/contract/money';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { PencilIcon } from '@livery/ui/icons/pencil';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import { useDateTime } from '../../shared/use-date-time.ts';
import { LimitSheet } from './limit-sheet.tsx';
import styles from './responsible-gaming.module.css';

const kinds = ['deposit', 'loss', 'wager'] as const;

/**
 * Section with the limits for deposits, losses and wagers. Each kind has three limits, one for each period. The row
 * of a limit shows how much of the limit is used.
 */
export const LimitsSection = ({ limits, now }: { limits: readonly PlayLimit[]; now: string }) => {
  const { t } = useTranslation('play');
  const [editing, setEditing] = useState<PlayLimit | null>(null);
  return (
    <>
      {kinds.map((kind) => (
        <section key={kind} className={styles.kind}>
          <h2 className={styles.heading}>{t(`kind.${kind}`)}</h2>
          {limits
            .filter((each) => each.kind === kind)
            .map((limit) => (
              <LimitRow key={limit.period} limit={limit} now={now} onEdit={() => setEditing(limit)} />
            ))}
        </section>
      ))}
      {editing && <LimitSheet limit={editing} onClose={() => setEditing(null)} />}
    </>
  );
};

interface LimitRowProps {
  readonly limit: PlayLimit;
  readonly now: string;
  readonly onEdit: () => void;
}

const LimitRow = ({ limit: { kind, period, amount, used, next }, now, onEdit }: LimitRowProps) => {
  const { t } = useTranslation('play');
  const { money } = useFormat();
  const label = t(`period.${period}`);
  return (
    <div className={styles.limit}>
      <button type="button" className={styles.edit} aria-haspopup="dialog" onClick={onEdit}>
        <span>{label}</span>
        <span className={styles.amount}>
          <bdi>{amount === null ? t('noLimit') : money(amount)}</bdi>
          <PencilIcon />
        </span>
      </button>
      {amount !== null && (
        <>
          <meter
            className={styles.meter}
            min={0}
            max={parseAmount(amount)}
            value={Math.min(parseAmount(used), parseAmount(amount))}
            aria-label={t('usedOf', { what: `${t(`kind.${kind}`)}, ${label}` })}
          />
          <p className={styles.used}>{t('used', { used: money(used), amount: money(amount) })}</p>
        </>
      )}
      {next && <NextLimit limitKey={{ kind, period }} next={next} now={now} />}
    </div>
  );
};

interface NextLimitProps {
  readonly limitKey: Pick<PlayLimit, 'kind' | 'period'>;
  readonly next: NonNullable<PlayLimit['next']>;
  readonly now: string;
}

/**
 * Row of a higher limit that the member has requested. After the waiting period, the member must confirm the higher
 * limit before it applies.
 */
const NextLimit = ({ limitKey, next: { amount, confirmableFrom }, now }: NextLimitProps) => {
  const { t } = useTranslation('play');
  const { money } = useFormat();
  const dateTime = useDateTime();
  const getErrorMessage = useErrorMessage();
  const [confirm, confirming] = useConfirmPlayLimitMutation();
  const isDue = Date.parse(now) >= Date.parse(confirmableFrom);
  const decide = async (accept: boolean) => {
    const { error } = await confirm({ ...limitKey, accept });
    if (error) showToast({ kind: 'fail', text: getErrorMessage(error) });
  };
  return (
    <div className={styles.next}>
      <p>
        {t(isDue ? 'next.due' : 'next.waits', {
          amount: amount === null ? t('noLimit') : money(amount),
          at: dateTime(confirmableFrom),
        })}
      </p>
      <div className={styles.choices}>
        <Button size="small" isPending={confirming.isLoading} onClick={() => void decide(false)}>
          {t('next.keep')}
        </Button>
        {isDue && (
          <Button size="small" tone="accent" isPending={confirming.isLoading} onClick={() => void decide(true)}>
            {t('next.confirm')}
          </Button>
        )}
      </div>
    </div>
  );
};
