import { createIcon } from '../icon/icon.tsx';

export const ChevronStartIcon = createIcon('M15 18l-6-6 6-6', { flips: true });
