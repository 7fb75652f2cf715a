import path from 'lucide-static/icons/flame.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const FlameIcon = createIcon(path);
