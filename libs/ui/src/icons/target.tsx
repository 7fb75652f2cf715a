import path from 'lucide-static/icons/target.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const TargetIcon = createIcon(path);
