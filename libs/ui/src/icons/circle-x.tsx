import path from 'lucide-static/icons/circle-x.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const CircleXIcon = createIcon(path);
