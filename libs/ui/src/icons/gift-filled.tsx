import { createIcon } from '../icon/icon.tsx';

/** This icon was drawn for this project as the filled variant of Lucide's `gift`. */
export const GiftFilledIcon = createIcon(
  'M4 12h16v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 7h16a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM7.5 7a1 1 0 0 1 0-5A4.8 8 0 0 1 12 7a4.8 8 0 0 1 4.5-5 1 1 0 0 1 0 5z',
  { isFilled: true, cut: 'M12 8v13M3 12h18' },
);
