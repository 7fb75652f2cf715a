import { isolateLtr } from '@livery/kit/format/bidi';

/** Formats decimal odds of the API, e.g. `2.5` as `2.50`, in the same form as the sportsbook. */
export const formatOdds = (price: string): string => isolateLtr(Number(price).toFixed(2));
