import { useClaimRebate, useRebateStandingQuery, type RebateStanding } from '@livery/api/rebates';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { useAnswer } from '@livery/kit/use-answer';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { FactList } from '@livery/ui/fact-list';
import { Loaded } from '@livery/ui/loaded';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import money from '../money/money.module.css';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';
import { RebateTable } from './rebate-table.tsx';

/** The rebate of the bets since the last claim, line by line, and a way to take it. */
export const Screen = () => {
  useTranslation(['records', 'money', 'games', 'errors', 'shell']);
  const answer = useAnswer(useRebateStandingQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <div className={money.root}>
      <Loaded answer={answer} rows={4}>
        {(standing) => <Standing standing={standing} />}
      </Loaded>
    </div>
  );
};

const Standing = ({ standing: { amount, lines, from, vipLevel, rates } }: { readonly standing: RebateStanding }) => {
  const { t } = useTranslation(['records', 'money', 'games']);
  const format = useFormat();
  const { PLYRBT } = useFlags();
  const phrase = useErrorPhrase();
  const [claim, { isPending, isOpen }] = useClaimRebate();
  const [refusal, setRefusal] = useState<string>();
  const isNothing = Number(amount) === 0;

  const take = async (): Promise<void> => {
    setRefusal(undefined);
    const { data, error } = await claim({});
    if (data) showToast({ kind: 'success', text: t('rebate.taken', { amount: format.money(data.amount) }) });
    else setRefusal(phrase(error));
  };

  return (
    <>
      <div className={money.balance}>
        <span className={money.muted}>{t('rebate.now')}</span>
        <span className={money.figure}>
          <bdi>{format.money(amount)}</bdi>
        </span>
        <span className={money.muted}>
          {t('rebate.since', { time: format.moment(from), level: format.count(vipLevel) })}
        </span>
      </div>
      {refusal && (
        <p role="alert" className={money.mistake}>
          {refusal} {isOpen && t('money:unanswered')}
        </p>
      )}
      <div className={money.actions}>
        <Button tone="accent" isWide isPending={isPending} disabled={isNothing} onClick={() => void take()}>
          {t('rebate.claim')}
        </Button>
        {PLYRBT && (
          <Button isWide href={paths.rebateReport}>
            {t('rebate.past')}
          </Button>
        )}
      </div>
      {lines.length > 0 ? <RebateTable lines={lines} /> : <p className={money.muted}>{t('rebate.none')}</p>}
      <section>
        <h2 className={money.heading}>{t('rebate.rates')}</h2>
        <FactList facts={rates.map(({ category, rate }) => [t(`games:category.${category}`), `${rate}%`] as const)} />
      </section>
    </>
  );
};
