import { createIcon } from '../icon/icon.tsx';

/**
 * Icon that was drawn for this project. It is not from Lucide, the library of most other icons.
 */
export const GamepadIcon = createIcon(
  'M6 11h4M8 9v4M15 12h.01M18 10h.01M7 5h10a5 5 0 0 1 5 5l-.5 6.5a2.5 2.5 0 0 1-4.5 1L15 16H9l-2 1.5a2.5 2.5 0 0 1-4.5-1L2 10a5 5 0 0 1 5-5z',
);
