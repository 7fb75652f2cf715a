import path from 'lucide-static/icons/volume-x.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const VolumeOffIcon = createIcon(path);
