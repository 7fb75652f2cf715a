import type { Withdrawal } from '@livery/api/withdrawals';
import { useFormat } from '@livery/kit/format/use-format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineStep } from '../shared/timeline.tsx';

/** Returns the steps of a withdrawal: past steps with their times, and next steps with the expected end time. */
export const useWithdrawalSteps = (order: Withdrawal): TimelineStep[] => {
  const { t } = useTranslation('money');
  const { dateTime } = useFormat();
  const { state, createdAt, reviewedAt, approvedAt, expectedBy, settledAt } = order;
  // `now` is read only once. The expected end of a withdrawal is hours away, so an exact current time makes no
  // difference.
  const [now] = useState(() => Date.now());
  const isOpen = state === 'pending' || state === 'processing';

  const getExpectation = (): string => {
    if (expectedBy === null) return t('timeline.soon');
    return Date.parse(expectedBy) > now
      ? t('timeline.expected', { time: dateTime(expectedBy) })
      : t('timeline.overdue');
  };

  const requested: TimelineStep = { name: t('withdraw.state.pending'), status: 'done', at: createdAt };
  const isReviewKnown = reviewedAt !== null || state === 'processing';
  const review: TimelineStep = {
    name: t('withdraw.state.processing'),
    status: state === 'processing' && approvedAt === null ? 'current' : 'done',
    at: reviewedAt,
  };
  const approval: TimelineStep = {
    name: t('timeline.approved'),
    status: state === 'processing' ? 'current' : 'done',
    at: approvedAt,
  };
  const past = [requested, ...(isReviewKnown ? [review] : []), ...(approvedAt === null ? [] : [approval])];
  if (isOpen)
    return [
      ...past,
      ...(state === 'pending' ? [{ name: review.name, status: 'next' } as const] : []),
      { name: t('withdraw.state.paid'), status: 'next', detail: getExpectation() },
    ];
  return [...past, { name: t(`withdraw.state.${state}`), status: state === 'paid' ? 'done' : 'failed', at: settledAt }];
};
