import path from 'lucide-static/icons/at-sign.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const AtIcon = createIcon(path);
