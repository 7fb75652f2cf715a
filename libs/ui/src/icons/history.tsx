import path from 'lucide-static/icons/rotate-ccw-clock.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const HistoryIcon = createIcon(path);
