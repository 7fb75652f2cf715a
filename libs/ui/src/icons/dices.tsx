import path from 'lucide-static/icons/dices.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const DicesIcon = createIcon(path);
