import path from 'lucide-static/icons/lock.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const LockIcon = createIcon(path);
