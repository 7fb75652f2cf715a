import path from 'lucide-static/icons/arrow-left.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const BackIcon = createIcon(path, { flips: true });
