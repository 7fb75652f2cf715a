import path from 'lucide-static/icons/refresh-cw.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const RefreshIcon = createIcon(path);
