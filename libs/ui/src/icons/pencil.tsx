import path from 'lucide-static/icons/pencil.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const PencilIcon = createIcon(path);
