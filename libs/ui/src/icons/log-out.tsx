import path from 'lucide-static/icons/log-out.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const LogOutIcon = createIcon(path, { flips: true });
