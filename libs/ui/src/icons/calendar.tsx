import path from 'lucide-static/icons/calendar.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const CalendarIcon = createIcon(path);
