import { createIcon } from '../icon/icon.tsx';

/**
 * Icon that was drawn for this project. It is not from Lucide, the library of most other icons.
 */
export const BallIcon = createIcon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM12 7l4.5 3.3-1.7 5.2H9.2l-1.7-5.2zM12 2v5M21.5 10l-5 .3M18 20l-3.2-4.5M6 20l3.2-4.5M2.5 10l5 .3',
);
