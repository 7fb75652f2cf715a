import { Hour } from '../scenes/lighting.ts';
import type { SceneName } from '../scenes/scenes.ts';

const anyHue = [25, 55, 150, 190, 225, 260, 290, 320, 350] as const;
const fresh = [150, 175, 200, 225, 255, 285] as const;
const sea = [205, 220, 235, 250, 265, 285] as const;
const warm = [25, 50, 300, 330, 265, 200] as const;

/**
 * Hues in degrees that look natural for each scene (background of an image). A scene that is not listed can have any
 * hue.
 */
const hues: Partial<Record<SceneName, readonly number[]>> = {
  reef: sea,
  abyss: [215, 235, 260, 290],
  waves: sea,
  jungle: [145, 165, 190, 225, 280],
  bambooGrove: [140, 165, 200, 30, 285],
  meadow: [215, 235, 190, 300, 340],
  beach: [200, 225, 255, 320, 20],
  desert: warm,
  prairie: warm,
  saloonTown: warm,
  iceland: [200, 225, 250, 285, 165],
  mountains: [...fresh, 320, 20],
  stadium: fresh,
  clayCourt: [255, 225, 150, 35, 290],
  candyLand: [330, 300, 220, 185],
  cockpit: [25, 260, 200, 300, 150],
  volcano: [285, 255, 320, 10, 200],
  hauntedWood: [285, 255, 165, 200, 320],
};

const hours: Partial<Record<SceneName, readonly Hour[]>> = {
  meadow: [Hour.Day, Hour.Dream, Hour.Day],
  beach: [Hour.Day, Hour.Dusk, Hour.Dream],
  reef: [Hour.Dream, Hour.Dusk, Hour.Night],
  abyss: [Hour.Night, Hour.Dusk],
  neonCity: [Hour.Night, Hour.Dusk],
  synthSun: [Hour.Night, Hour.Dusk],
  space: [Hour.Night, Hour.Dusk, Hour.Dream],
  hauntedWood: [Hour.Night, Hour.Dusk, Hour.Dream],
  stadium: [Hour.Night, Hour.Day, Hour.Dream],
  candyLand: [Hour.Day, Hour.Dream],
};

export const getHues = (scene: SceneName): readonly number[] => hues[scene] ?? anyHue;

export const getHours = (scene: SceneName): readonly Hour[] =>
  hours[scene] ?? [Hour.Night, Hour.Dusk, Hour.Dream, Hour.Day];
