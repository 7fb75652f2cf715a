import path from 'lucide-static/icons/user-plus.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const InviteIcon = createIcon(path);
