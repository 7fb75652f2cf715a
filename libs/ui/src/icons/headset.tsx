import path from 'lucide-static/icons/headset.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const HeadsetIcon = createIcon(path);
