import path from 'lucide-static/icons/globe.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const GlobeIcon = createIcon(path);
