import { createIcon } from '../icon/icon.tsx';

/**
 * Icon that was drawn for this project. It is not from Lucide, the library of most other icons.
 */
export const FishIcon = createIcon(
  'M7 12c2-4 5-6 8-6s5 2.5 6 6c-1 3.5-3 6-6 6s-6-2-8-6zM7 12c-1-2-2.5-4-4-4.5.5 3 .5 6 0 9 1.5-.5 3-2.5 4-4.5zM16.5 11v.01',
);
