import path from 'lucide-static/icons/key-round.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const KeyIcon = createIcon(path);
