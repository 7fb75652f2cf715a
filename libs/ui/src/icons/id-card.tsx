import path from 'lucide-static/icons/id-card.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const IdCardIcon = createIcon(path);
