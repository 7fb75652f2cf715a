import path from 'lucide-static/icons/undo.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const UndoIcon = createIcon(path, { flips: true });
