import { createVisualRandom, hashToSeed } from '../../../../client/seeded-random.ts';

/** Data of a game in the catalogue from which its scenery is chosen. */
export interface ThemedGame {
  readonly id: string;
  readonly name: string;
  readonly theme: string;
}

/** Hues in degrees of the sky and of the lights. */
export type HuePair = readonly [sky: number, glow: number];

export interface SceneryOptions<Scenery extends string> {
  /** Id of the game. This id seeds the random choices, so that the same game always has the same look. */
  readonly gameId: string;
  /** Text in which the keywords are searched, e.g. the name of the game. */
  readonly searched: string;
  /** Keywords that select a scenery. If no keyword matches, the random choice selects the scenery. */
  readonly keywords: readonly (readonly [Scenery, RegExp])[];
  readonly hues: Readonly<Record<Scenery, readonly [HuePair, ...HuePair[]]>>;
}

const pick = <T>(from: readonly [T, ...T[]], random: () => number): T =>
  from[Math.floor(random() * from.length)] ?? from[0];

/** Chooses the scenery and the hues of a game. The returned `random` continues the game's random sequence. */
export const chooseScenery = <Scenery extends string>({
  gameId,
  searched,
  keywords,
  hues,
}: SceneryOptions<Scenery>) => {
  const random = createVisualRandom(hashToSeed(gameId));
  const bySeed = pick(Object.keys(hues) as [Scenery, ...Scenery[]], random);
  const scenery = keywords.find(([, pattern]) => pattern.test(searched))?.[0] ?? bySeed;
  const [hue, glowHue] = pick(hues[scenery], random);
  return { scenery, hue, glowHue, random };
};
