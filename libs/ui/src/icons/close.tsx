import path from 'lucide-static/icons/x.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const CloseIcon = createIcon(path);
