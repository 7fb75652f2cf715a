import path from 'lucide-static/icons/settings.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const SettingsIcon = createIcon(path);
