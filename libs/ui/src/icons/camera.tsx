import path from 'lucide-static/icons/camera.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const CameraIcon = createIcon(path);
