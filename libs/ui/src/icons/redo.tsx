import path from 'lucide-static/icons/redo.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const RedoIcon = createIcon(path, { flips: true });
