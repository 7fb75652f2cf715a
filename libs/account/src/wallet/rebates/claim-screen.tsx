import { toCategoryKey } from '@livery/kit/i18n/category-key';
import { useClaimRebate, useRebateStatusQuery, type RebateStatus } from '@livery/api/cashback';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { usePercent } from '@livery/kit/format/use-percent';
import { Button } from '@livery/ui/button';
import { DescriptionList } from '@livery/ui/description-list';
import { AsyncContent } from '@livery/ui/async-content';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import money from '../shared/money.module.css';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import { RebateTable } from './rebate-table.tsx';

/**
 * Page with the rebate (a part of the bets that is paid back) for the bets since the last claim. It shows the
 * calculation line by line and a claim button.
 */
export const Screen = () => {
  useTranslation(['records', 'money', 'games', 'errors', 'shell']);
  const queryState = useQueryState(useRebateStatusQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <div className={money.root}>
      <AsyncContent state={queryState} rows={4}>
        {(status) => <RebateStatusSection status={status} />}
      </AsyncContent>
    </div>
  );
};

const RebateStatusSection = ({
  status: { amount, lines, from, vipLevel, rates },
}: {
  readonly status: RebateStatus;
}) => {
  const { t } = useTranslation(['records', 'money', 'games']);
  const format = useFormat();
  const percent = usePercent();
  const { PLYRBT } = useFlags();
  const getErrorMessage = useErrorMessage();
  const [claim, { isPending, isOutcomeUnknown }] = useClaimRebate();
  const [submitError, setSubmitError] = useState<string>();
  const isNothing = Number(amount) === 0;

  const handleClaim = async (): Promise<void> => {
    setSubmitError(undefined);
    const { data, error } = await claim({});
    if (data) showToast({ kind: 'success', text: t('rebate.taken', { amount: format.money(data.amount) }) });
    else setSubmitError(getErrorMessage(error));
  };

  return (
    <>
      <div className={money.balance}>
        <span className={money.muted}>{t('rebate.now')}</span>
        <span className={money.figure}>
          <bdi>{format.money(amount)}</bdi>
        </span>
        <span className={money.muted}>
          {t('rebate.since', { time: format.dateTime(from), level: format.count(vipLevel) })}
        </span>
      </div>
      {submitError && (
        <p role="alert" className={money.error}>
          {submitError} {isOutcomeUnknown && t('money:unanswered')}
        </p>
      )}
      <div className={money.actions}>
        <Button tone="accent" isWide isPending={isPending} disabled={isNothing} onClick={() => void handleClaim()}>
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
        <DescriptionList
          items={rates.map(({ category, rate }) => [t(toCategoryKey(category)), percent(rate)] as const)}
        />
      </section>
    </>
  );
};
