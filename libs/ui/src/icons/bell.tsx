import path from 'lucide-static/icons/bell.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const BellIcon = createIcon(path);
