import { createVisualRandom, hashToSeed } from '../../../../client/seeded-random.ts';

/** Name, theme and id of a game in the catalogue. */
export interface ThemedGame {
  readonly id: string;
  readonly name: string;
  readonly theme: string;
}

/** Hues of sky and light that match, in degrees. */
export type HuePair = readonly [sky: number, glow: number];

export interface SceneryOptions<Scenery extends string> {
  /** Id of the game. It seeds the random choices, so a game always has the same look. */
  readonly gameId: string;
  /** Text that is searched for the keywords. */
  readonly searched: string;
  /** Keywords that select a scenery. Without a match, the seed selects it. */
  readonly keywords: readonly (readonly [Scenery, RegExp])[];
  readonly hues: Readonly<Record<Scenery, readonly [HuePair, ...HuePair[]]>>;
}

const pick = <T>(from: readonly [T, ...T[]], random: () => number): T =>
  from[Math.floor(random() * from.length)] ?? from[0];

/** Chooses the scenery of a game and its hues. `random` continues the random sequence of the game. */
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
