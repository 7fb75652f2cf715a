import path from 'lucide-static/icons/house.svg?path=2';
import { createIcon } from '../icon/icon.tsx';

export const HomeFilledIcon = createIcon(path, { isFilled: true, cut: 'M12 21v-6' });
