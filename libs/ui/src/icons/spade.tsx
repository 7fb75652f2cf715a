import path from 'lucide-static/icons/spade.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const SpadeIcon = createIcon(path);
