import path from 'lucide-static/icons/megaphone.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const MegaphoneIcon = createIcon(path);
