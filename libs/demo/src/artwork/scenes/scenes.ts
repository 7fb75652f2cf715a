import * as city from './city.ts';
import * as eastern from './eastern.ts';
import * as fantasy from './fantasy.ts';
import * as nature from './nature.ts';
import * as sport from './sport.ts';
import * as water from './water.ts';

/** Functions that draw the scenes (backgrounds of images). The key is the name of the scene. */
export const scenes = { ...eastern, ...nature, ...water, ...city, ...sport, ...fantasy };

export type SceneName = keyof typeof scenes;
