import path from 'lucide-static/icons/trash.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const TrashIcon = createIcon(path);
