import type { ContractStatus } from '@livery/api/agents/agent-contracts';
import { Tag, type Tone } from '@livery/ui/tag';
import { useTranslation } from 'react-i18next';

const tones = { P: 'wait', E: 'wait', A: 'success', V: 'danger', R: 'quiet', C: 'quiet' } as const satisfies Record<
  ContractStatus,
  Tone
>;

export const StatusTag = ({ status }: { readonly status: ContractStatus }) => {
  const { t } = useTranslation('contracts');
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>;
};
