import type { Deposit } from '@livery/api/deposits';
import { useFormat } from '@livery/kit/format/use-format';
import { useTranslation } from 'react-i18next';
import type { TimelineStep } from '../shared/timeline.tsx';
import { useProcessingTimeLabel } from '../shared/use-processing-time-label.ts';

/** Returns the steps of a deposit: past steps with their times, and next steps with the expected end time. */
export const useDepositSteps = (order: Deposit): TimelineStep[] => {
  const { t } = useTranslation('money');
  const { dateTime } = useFormat();
  const getProcessingTimeLabel = useProcessingTimeLabel();
  const { state, createdAt, expiresAt, settledAt, takes } = order;
  const created: TimelineStep = { name: t('timeline.created'), status: 'done', at: createdAt };
  const credited = t('timeline.credited');
  switch (state) {
    case 'pending':
      return [
        created,
        {
          name: t('deposit.state.pending'),
          status: 'current',
          detail: t('deposit.until', { time: dateTime(expiresAt) }),
        },
        {
          name: credited,
          status: 'next',
          detail: t('timeline.afterPayment', { time: getProcessingTimeLabel(takes) }),
        },
      ];
    case 'confirmed':
      return [created, { name: credited, status: 'done', at: settledAt }];
    default:
      return [created, { name: t(`deposit.state.${state}`), status: 'failed', at: settledAt ?? expiresAt }];
  }
};
