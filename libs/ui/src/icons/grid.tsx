import path from 'lucide-static/icons/layout-grid.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const GridIcon = createIcon(path);
