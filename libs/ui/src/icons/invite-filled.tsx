import { createIcon } from '../icon/icon.tsx';

/** This icon was drawn for this project as the filled variant of Lucide's `user-plus`. */
export const InviteFilledIcon = createIcon(
  'M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2zM19 8v6M22 11h-6',
  { isFilled: true },
);
