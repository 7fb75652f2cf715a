import path from 'lucide-static/icons/trophy.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const TrophyIcon = createIcon(path);
