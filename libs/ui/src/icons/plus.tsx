import path from 'lucide-static/icons/plus.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const PlusIcon = createIcon(path);
