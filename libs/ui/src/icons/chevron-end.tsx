import { createIcon } from '../icon/icon.tsx';

export const ChevronEndIcon = createIcon('M9 18l6-6-6-6', { flips: true });
