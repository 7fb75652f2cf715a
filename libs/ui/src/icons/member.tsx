import { createIcon } from '../icon/icon.tsx';

export const MemberIcon = createIcon('M7 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM20 21a8 8 0 0 0-16 0');
