import path from 'lucide-static/icons/ellipsis.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const MoreIcon = createIcon(path);
