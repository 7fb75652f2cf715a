import path from 'lucide-static/icons/search.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const SearchIcon = createIcon(path);
