import path from 'lucide-static/icons/heart.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const HeartIcon = createIcon(path);
