import path from 'lucide-static/icons/badge-percent.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const PercentIcon = createIcon(path);
