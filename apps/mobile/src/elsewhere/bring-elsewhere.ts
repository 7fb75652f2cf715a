import { latePart } from '@livery/kit/late-part';
import { withTexts } from '@livery/kit/rest-of-texts';

/** One chunk: it comes when the browser is idle, or at once where another address than the home is opened. */
export const elsewhere = latePart(withTexts(() => import('./elsewhere.ts')));
