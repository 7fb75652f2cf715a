import { Tag } from '@livery/ui/tag';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Operator } from '../access.api.ts';

const tones = { invited: 'wait', active: 'success', suspended: 'danger' } as const;

export const OperatorState = ({ state }: Pick<Operator, 'state'>) => {
  const t = useTexts('access');
  return <Tag tone={tones[state]}>{t(`operators.states.${state}`)}</Tag>;
};
