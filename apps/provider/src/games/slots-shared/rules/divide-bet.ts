/**
 * Divides a bet in minor units into equal integer parts. Throws a RangeError if the bet is not divisible by `parts`,
 * or if a part is below 1.
 */
export const divideBet = (bet: number, parts: number): number => {
  const part = bet / parts;
  if (!Number.isSafeInteger(part) || part < 1)
    throw new RangeError(
      `A bet of ${bet} minor units cannot be divided into ${parts} whole parts: use a multiple of ${parts}`,
    );
  return part;
};
