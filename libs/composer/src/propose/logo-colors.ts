import { type Hex, oklch } from '@livery/merchant/color';

/** Colours of a logo from which a theme can be created. */
export interface LogoColors {
  /**
   * Most frequent colour in the largest group of similar colours of the logo. Black, white and grey are ignored.
   * Absent for a logo with almost only black, white and grey.
   */
  readonly main?: Hex;
  /** Another colour that differs visibly from `main`. Absent if there is none. */
  readonly second?: Hex;
}

interface Cluster {
  readonly a: number;
  readonly b: number;
  readonly l: number;
  readonly weight: number;
  /**
   * Colour with the largest share in the cluster (a group of similar colours). It is not an average, because an
   * average could be a colour that the logo does not contain.
   */
  readonly color: Hex;
}

/** Chroma in OKLCH below which a colour looks grey. */
const minChroma = 0.045;

/** Range of lightness in OKLCH. A colour with a lightness outside of this range looks black or white. */
const [minLightness, maxLightness] = [0.14, 0.97];

/** Distance in OKLab within which two colours belong to one cluster (a group of similar colours). */
const clusterDistance = 0.11;

/**
 * Minimum share of the coloured area for a main colour. Mixed colours at the smooth edges of shapes (anti-aliasing)
 * have a smaller share.
 */
const minShare = 0.04;

/** Finds the dominant colours of a logo from the counts of its pixels. */
export function findLogoColors(counts: ReadonlyMap<Hex, number>): LogoColors {
  const clusters = cluster(counts);
  const total = clusters.reduce((sum, { weight }) => sum + weight, 0);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  // If less than 1 % of the pixels are coloured, the logo has no colour. These pixels are only the mixed colours at the
  // smooth edges of shapes (anti-aliasing).
  if (total < all * 0.01) return {};
  const [main, ...others] = clusters.filter(({ weight }) => weight >= total * minShare);
  if (main === undefined) return {};
  const second = others.find((other) => distance(other, main) >= clusterDistance * 1.4);
  return { main: main.color, ...(second && { second: second.color }) };
}

/** Groups similar colours, the largest group first. */
function cluster(counts: ReadonlyMap<Hex, number>): readonly Cluster[] {
  const clusters: Cluster[] = [];
  for (const [color, count] of [...counts].sort(([, one], [, other]) => other - one)) {
    const { l, c, h = 0 } = oklch(color);
    if (c < minChroma || l < minLightness || l > maxLightness) continue;
    const angle = (h * Math.PI) / 180;
    const point = { l, a: c * Math.cos(angle), b: c * Math.sin(angle) };
    const index = clusters.findIndex((each) => distance(each, point) < clusterDistance);
    const found = clusters[index];
    if (found === undefined) clusters.push({ ...point, weight: count, color });
    else clusters[index] = { ...found, weight: found.weight + count };
  }
  return clusters.sort((one, other) => other.weight - one.weight);
}

type Point = Pick<Cluster, 'l' | 'a' | 'b'>;

/**
 * Returns the distance of two colours. A difference in lightness has only half the weight of a difference in hue. A
 * gradient from light to dark therefore counts as one colour.
 */
function distance(one: Point, other: Point): number {
  return Math.hypot((one.l - other.l) * 0.5, one.a - other.a, one.b - other.b);
}
