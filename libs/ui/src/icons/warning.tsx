import path from 'lucide-static/icons/triangle-alert.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const WarningIcon = createIcon(path);
