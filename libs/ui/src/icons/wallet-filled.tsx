import { createIcon } from '../icon/icon.tsx';

export const WalletFilledIcon = createIcon(
  'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5',
  { isFilled: true, cut: 'M16.5 14h.01' },
);
