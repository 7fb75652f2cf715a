import path from 'lucide-static/icons/chevron-down.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const ChevronDownIcon = createIcon(path);
