import { createIcon } from '../icon/icon.tsx';

/**
 * Icon that was drawn for this project. It is not from Lucide, the library of most other icons.
 */
export const SparklesIcon = createIcon(
  'M11 5c.8 5.5 2.7 7.4 8.2 8.2-5.5.8-7.4 2.7-8.2 8.2-.8-5.5-2.7-7.4-8.2-8.2C8.3 12.4 10.2 10.5 11 5zM19 3v4M17 5h4',
);
