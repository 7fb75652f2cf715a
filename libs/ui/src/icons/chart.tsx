import path from 'lucide-static/icons/chart-column.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const ChartIcon = createIcon(path);
