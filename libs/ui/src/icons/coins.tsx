import path from 'lucide-static/icons/coins.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const CoinsIcon = createIcon(path);
