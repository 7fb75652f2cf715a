import path from 'lucide-static/icons/link.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const LinkIcon = createIcon(path);
