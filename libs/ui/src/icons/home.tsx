import path from 'lucide-static/icons/house.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const HomeIcon = createIcon(path);
