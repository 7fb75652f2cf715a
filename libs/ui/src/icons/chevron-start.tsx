import path from 'lucide-static/icons/chevron-left.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const ChevronStartIcon = createIcon(path, { flips: true });
