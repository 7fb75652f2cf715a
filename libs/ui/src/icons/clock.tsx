import path from 'lucide-static/icons/clock.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const ClockIcon = createIcon(path);
