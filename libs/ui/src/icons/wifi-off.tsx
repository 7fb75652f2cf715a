import path from 'lucide-static/icons/wifi-off.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const WifiOffIcon = createIcon(path);
