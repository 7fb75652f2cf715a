import path from 'lucide-static/icons/minus.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const MinusIcon = createIcon(path);
