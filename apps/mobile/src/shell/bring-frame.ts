import { latePart } from '@livery/kit/late-part';
import { withTexts } from '@livery/kit/rest-of-texts';

/** Asked for as soon as the app starts; the home's games do not wait for it. */
export const shellFrame = latePart(withTexts(() => import('./frame.ts')));
