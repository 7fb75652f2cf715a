import { createIcon } from '../icon/icon.tsx';

/**
 * Icon that was drawn for this project. It is not from Lucide, the library of most other icons.
 */
export const CherryIcon = createIcon(
  'M3 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM13 16a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM8 13c1-5 4-8 9-10-1 3-1 6 0 9M17 3c-4-1-7 1-8 4 4 1 7-1 8-4z',
);
