import path from 'lucide-static/icons/info.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const InfoIcon = createIcon(path);
