import path from 'lucide-static/icons/play.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const PlayIcon = createIcon(path);
