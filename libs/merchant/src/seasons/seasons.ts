/**
 * Maximum number of seasonal layers of a brand. A layer replaces colours and images of the brand on certain days,
 * e.g. during a festival.
 */
export const maxSeasons = 12;

/**
 * First and last day of a seasonal layer (design change for certain days), as `YYYY-MM-DD` in the time zone of the
 * brand. Both days are included.
 */
export interface SeasonDays {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the index of the seasonal layer (design change for certain days) that is active on a day. Returns -1 if there
 * is none.
 */
export const findSeason = (seasons: readonly SeasonDays[], day: string): number =>
  seasons.findIndex(({ from, to }) => from <= day && day <= to);

/**
 * Returns the index of the first layer before `index` that is active on a day on which the layer at `index` is also
 * active. Returns -1 if there is none.
 */
export const findOverlap = (seasons: readonly SeasonDays[], index: number): number => {
  const season = seasons[index];
  return season === undefined
    ? -1
    : seasons.slice(0, index).findIndex(({ from, to }) => from <= season.to && season.from <= to);
};

const dayMs = 86_400_000;

/** Returns the day that is `count` days after `day`, e.g. `2027-01-01` for `2026-12-31` and 1. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** Returns the same day in the next year. For 29 February, it returns 28 February. */
export const toNextYear = (day: string): string => {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  const time = Date.parse(`${next}T00:00:00Z`);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(next) ? `${next.slice(0, 8)}28` : next;
};

interface SeasonImages {
  readonly hero?: { readonly image: string } | undefined;
  readonly logo?: string | undefined;
}

/** Lists the paths of all images in the given seasonal layers (design changes for certain days). */
export const listSeasonPaths = (seasons: readonly SeasonImages[]): readonly string[] =>
  seasons.flatMap(({ hero, logo }) => [hero?.image, logo].filter((path) => path !== undefined));
