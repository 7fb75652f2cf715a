import { createIcon } from '../icon/icon.tsx';

export const AtIcon = createIcon(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM16 8v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8',
);
