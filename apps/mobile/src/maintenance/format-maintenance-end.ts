const dayMs = 86_400_000;

/** When the operator expects to be back, by the visitor's own clock: the hour alone where it is near. Null where that moment has passed or was never named. */
export const formatMaintenanceEnd = (
  until: string | null | undefined,
  bcp47: string,
  now = new Date(),
): string | null => {
  const endDate = new Date(until ?? Number.NaN);
  const remainingMs = endDate.getTime() - now.getTime();
  if (!(remainingMs > 0)) return null;
  const isNear = remainingMs < dayMs / 2;
  return new Intl.DateTimeFormat(
    bcp47,
    isNear ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(endDate);
};
