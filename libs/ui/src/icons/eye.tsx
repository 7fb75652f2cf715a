import path from 'lucide-static/icons/eye.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const EyeIcon = createIcon(path);
