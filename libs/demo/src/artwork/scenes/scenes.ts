import * as city from './city.ts';
import * as eastern from './eastern.ts';
import * as fantasy from './fantasy.ts';
import * as nature from './nature.ts';
import * as sport from './sport.ts';
import * as water from './water.ts';

/** All scenes by name. */
export const scenes = { ...eastern, ...nature, ...water, ...city, ...sport, ...fantasy };

export type SceneName = keyof typeof scenes;
