import { createIcon } from '@livery/ui/icon';

export const PauseIcon = createIcon('M8 5v14M16 5v14');
