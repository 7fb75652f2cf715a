import path from 'lucide-static/icons/users.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const UsersIcon = createIcon(path);
