/** Centre of a betting spot on the screen, in pixels. */
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
/**
 * Weight of the sideways distance to a spot. The distance in the direction of the arrow key has the weight 1. So a spot
 * straight ahead counts as nearer than a spot to the side.
 */
const aside = 3;

/**
 * Finds the spot to which an arrow key moves the focus: the nearest spot in that direction. Spots straight ahead are
 * preferred. Returns undefined for other keys, and if there is no spot in that direction.
 */
export const findNextSpot = <Spot extends Middle>(
  key: string,
  from: Middle,
  spots: readonly Spot[],
): Spot | undefined => {
  const to = directions[key];
  if (!to) return undefined;
  const candidates = spots.flatMap((spot) => {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const along = x * to.x + y * to.y;
    const across = Math.abs(x * to.y - y * to.x);
    return along > 1 && across <= along ? [{ spot, distance: along + aside * across }] : [];
  });
  return candidates.toSorted((a, b) => a.distance - b.distance)[0]?.spot;
};

export interface ArrowNavigation {
  /** Moves the tab stop to an enabled spot if its spot has been disabled. */
  readonly refresh: () => void;
}

/**
 * Makes a betting board a single stop for the Tab key. Inside the board, the arrow keys move the focus between the
 * enabled spots by their position on the screen. A spot with the attribute `inert` is disabled.
 */
export const enableArrowNavigation = (board: HTMLElement): ArrowNavigation => {
  const spots = [...board.querySelectorAll<HTMLElement>('[data-spot]')];
  const getEnabled = (): HTMLElement[] => spots.filter(({ inert }) => !inert);
  const setTabStop = (spot: HTMLElement): void => {
    for (const each of spots) each.tabIndex = each === spot ? 0 : -1;
  };
  const refresh = (): void => {
    const enabled = getEnabled();
    const tabStop = enabled.find(({ tabIndex }) => tabIndex === 0) ?? enabled[0];
    if (tabStop) setTabStop(tabStop);
  };
  board.dataset['arrows'] = '';
  if (spots[0]) setTabStop(spots[0]);
  board.addEventListener('focusin', ({ target }) => {
    const spot = spots.find((each) => each === target);
    if (spot) setTabStop(spot);
  });
  board.addEventListener('keydown', (event) => {
    const positions = getEnabled().map((spot) => {
      const { left, top, width, height } = spot.getBoundingClientRect();
      return { spot, x: left + width / 2, y: top + height / 2 };
    });
    const from = positions.find(({ spot }) => spot === event.target);
    const next = from && findNextSpot(event.key, from, positions);
    if (!next) return;
    event.preventDefault();
    next.spot.focus();
  });
  return { refresh };
};
