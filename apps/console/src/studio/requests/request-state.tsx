import { Tag, type Tone } from '@livery/ui/tag';
import { useTexts } from '../../i18n/use-texts.ts';
import type { BrandRequestState } from './requests.api.ts';

const tones: Readonly<Record<BrandRequestState, Tone>> = {
  open: 'wait',
  accepted: 'wait',
  done: 'success',
  declined: 'danger',
  withdrawn: 'quiet',
};

/** Label with the translated state of a request for a brand. */
export const RequestState = ({ state }: { readonly state: BrandRequestState }) => {
  const t = useTexts('creation');
  return <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>;
};
