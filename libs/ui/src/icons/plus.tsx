import { createIcon } from '../icon/icon.tsx';

export const PlusIcon = createIcon('M5 12h14M12 5v14');
