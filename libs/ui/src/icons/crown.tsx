import path from 'lucide-static/icons/crown.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const CrownIcon = createIcon(path);
