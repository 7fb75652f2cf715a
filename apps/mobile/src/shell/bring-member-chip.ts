import { latePart } from '@livery/kit/late-part';

/** What the header has for members alone. It is here before the first picture where the visit opens with a session. */
export const memberChip = latePart(() => import('./member-chip.tsx'));
