import path from 'lucide-static/icons/file-text.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const DocumentIcon = createIcon(path);
