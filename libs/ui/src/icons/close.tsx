import { createIcon } from '../icon/icon.tsx';

export const CloseIcon = createIcon('M18 6 6 18M6 6l12 12');
