import path from 'lucide-static/icons/chevron-right.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const ChevronEndIcon = createIcon(path, { flips: true });
