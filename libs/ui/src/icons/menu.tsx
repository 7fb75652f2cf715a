import path from 'lucide-static/icons/menu.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const MenuIcon = createIcon(path);
