import path from 'lucide-static/icons/circle-check.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const CircleCheckIcon = createIcon(path);
