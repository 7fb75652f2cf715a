import { latePart } from '../late-part/late-part.ts';

/** One chunk: it comes when the browser is idle, or at once where another address than the home is opened. */
export const elsewhere = latePart(() => import('./elsewhere.ts'));
