/** Middle of a spot on the screen. */
export interface Middle {
  readonly x: number;
  readonly y: number;
}

const directions: Readonly<Record<string, Middle>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** A spot off the line of the arrow counts as so many times as far. */
const aside = 3;

/** The spot that an arrow leads to: the nearest one ahead, those straight ahead first. Undefined at the edge. */
export const nextByArrow = <Spot extends Middle>(
  key: string,
  from: Middle,
  spots: readonly Spot[],
): Spot | undefined => {
  const to = directions[key];
  if (!to) return undefined;
  const ahead = spots.flatMap((spot) => {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const along = x * to.x + y * to.y;
    const across = Math.abs(x * to.y - y * to.x);
    return along > 1 && across <= along ? [{ spot, far: along + aside * across }] : [];
  });
  return ahead.toSorted((a, b) => a.far - b.far)[0]?.spot;
};

/** Makes a board one stop of the tab key, on which arrows go from spot to spot as they lie on the screen. */
export const moveByArrows = (board: HTMLElement): void => {
  const spots = [...board.querySelectorAll<HTMLElement>('[data-spot]')];
  const standOn = (spot: HTMLElement): void => {
    for (const each of spots) each.tabIndex = each === spot ? 0 : -1;
  };
  board.dataset['arrows'] = '';
  if (spots[0]) standOn(spots[0]);
  board.addEventListener('focusin', ({ target }) => {
    const spot = spots.find((each) => each === target);
    if (spot) standOn(spot);
  });
  board.addEventListener('keydown', (event) => {
    const places = spots.map((spot) => {
      const { left, top, width, height } = spot.getBoundingClientRect();
      return { spot, x: left + width / 2, y: top + height / 2 };
    });
    const from = places.find(({ spot }) => spot === event.target);
    const next = from && nextByArrow(event.key, from, places);
    if (!next) return;
    event.preventDefault();
    next.spot.focus();
  });
};
