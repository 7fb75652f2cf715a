import path from 'lucide-static/icons/list-checks.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const ChecklistIcon = createIcon(path);
