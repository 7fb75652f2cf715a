import type { Feature } from '@livery/kit/feature';
import { login } from './login/login.feature.ts';
import { mine } from './mine/mine.feature.ts';
import { settings } from './settings/settings.feature.ts';

export const accountFeatures: readonly Feature[] = [login, mine, settings];
