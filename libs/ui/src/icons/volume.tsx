import path from 'lucide-static/icons/volume-2.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const VolumeIcon = createIcon(path);
