import path from 'lucide-static/icons/eye-off.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const EyeOffIcon = createIcon(path);
