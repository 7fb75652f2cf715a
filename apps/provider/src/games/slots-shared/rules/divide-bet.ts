/**
 * Divides a bet in minor units into equal parts, so that all wins are integers. Throws a RangeError for a bet that
 * cannot be divided.
 */
export const divideBet = (bet: number, parts: number): number => {
  const part = bet / parts;
  if (!Number.isSafeInteger(part) || part < 1)
    throw new RangeError(
      `A bet of ${bet} minor units cannot be divided into ${parts} whole parts: use a multiple of ${parts}`,
    );
  return part;
};
