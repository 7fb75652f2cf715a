import { createIcon } from '../icon/icon.tsx';

/**
 * Icon that was drawn for this project. It is not from Lucide, the library of most other icons.
 */
export const SwordsIcon = createIcon(
  'M3 3l12.5 12.5M21 3L8.5 15.5M13 19l6-6M16 16l5 5M11 19l-6-6M8 16l-5 5',
);
