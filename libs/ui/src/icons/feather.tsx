import path from 'lucide-static/icons/feather.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const FeatherIcon = createIcon(path);
