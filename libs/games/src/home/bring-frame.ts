import { latePart } from '@livery/kit/late-part';
import { withTexts } from '@livery/kit/rest-of-texts';

/** Asked for as soon as the app starts; the games do not wait for it. */
export const homeFrame = latePart(withTexts(() => import('./frame.tsx')));
