import path from 'lucide-static/icons/sliders-horizontal.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const FiltersIcon = createIcon(path);
