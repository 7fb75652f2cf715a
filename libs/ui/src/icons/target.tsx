import { createIcon } from '../icon/icon.tsx';

export const TargetIcon = createIcon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM6 12a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
);
