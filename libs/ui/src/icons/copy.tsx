import path from 'lucide-static/icons/copy.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const CopyIcon = createIcon(path);
