import path from 'lucide-static/icons/square-plus.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const AddToHomeIcon = createIcon(path);
