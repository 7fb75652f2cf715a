import { createIcon } from '../icon/icon.tsx';

/**
 * Icon that was drawn for this project. It is not from Lucide, the library of most other icons.
 */
export const MemberFilledIcon = createIcon(
  'M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM5 20.5c0-3.5 3-5.5 7-5.5s7 2 7 5.5z',
  { isFilled: true },
);
