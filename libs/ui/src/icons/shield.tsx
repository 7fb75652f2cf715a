import path from 'lucide-static/icons/shield.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const ShieldIcon = createIcon(path);
