import { Tag, type Tone } from '@livery/ui/tag';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Approval } from '../activity.api.ts';

const tones: Readonly<Record<Approval['state'], Tone>> = {
  waiting: 'wait',
  approved: 'success',
  rejected: 'danger',
  stale: 'danger',
  withdrawn: 'quiet',
  expired: 'quiet',
};

export const ApprovalState = ({ state }: Pick<Approval, 'state'>) => {
  const t = useTexts('activity');
  return <Tag tone={tones[state]}>{t(`approvals.states.${state}`)}</Tag>;
};
