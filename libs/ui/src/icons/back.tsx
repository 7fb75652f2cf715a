import { createIcon } from '../icon/icon.tsx';

export const BackIcon = createIcon('M12 19l-7-7 7-7M19 12H5', { flips: true });
