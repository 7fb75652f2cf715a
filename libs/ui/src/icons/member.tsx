import path from 'lucide-static/icons/user-round.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const MemberIcon = createIcon(path);
