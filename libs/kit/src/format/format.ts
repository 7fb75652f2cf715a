/** Formats by a BCP 47 language. Everything a screen prints of money, counts and instants goes through here. */
const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

const getCachedFormat = <Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  createFormat: () => Format,
): Format => {
  const existing = cache.get(key) as Format | undefined;
  if (existing) return existing;
  const created = createFormat();
  cache.set(key, created);
  return created;
};

/** The dong and its like have no smaller coin in use: their amounts show decimals only where there are some. */
const hasMinorUnits = (currency: string): boolean =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits !== 0;

/** Where a language from right to left marks the direction of an amount but its sign has Latin letters (`MX$`), these would part the sign from itself: it stands as a run of its own, from left to right. */
export const isolateLtr = (amount: string): string =>
  /[\u200e\u200f]/.test(amount) && /[A-Z]/i.test(amount)
    ? `\u2066${amount.replace(/[\u200e\u200f]/g, '')}\u2069`
    : amount;

/** A decimal amount of the wire, e.g. `'1234.50'`, with its currency's narrow sign and 2 decimals; whole without them where the currency has no smaller coin. */
export const formatMoney = (amount: string, currency: string, bcp47: string): string =>
  isolateLtr(
    getCachedFormat(
      `${bcp47}|${currency}`,
      () =>
        new Intl.NumberFormat(bcp47, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
          trailingZeroDisplay: hasMinorUnits(currency) ? 'auto' : 'stripIfInteger',
        }),
    )
      // A decimal string keeps its digits where a number would round them; TypeScript's lib knows only numeric literals of it.
      .format(amount as `${number}`),
  );

/** The same in few letters, e.g. `₱1.23M`, for a place that may not grow. Cut and not rounded: nobody is shown more than there is. */
export const formatCompactMoney = (amount: string, currency: string, bcp47: string): string =>
  isolateLtr(
    getCachedFormat(
      `${bcp47}|${currency}|s`,
      () =>
        new Intl.NumberFormat(bcp47, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          notation: 'compact',
          minimumFractionDigits: 0,
          maximumFractionDigits: 2,
          roundingMode: 'trunc',
        }),
    ).format(amount as `${number}`),
  );

/** The same without the currency. */
export const formatCompactNumber = (amount: string, bcp47: string): string =>
  getCachedFormat(
    `${bcp47}|ns`,
    () => new Intl.NumberFormat(bcp47, { notation: 'compact', maximumFractionDigits: 2, roundingMode: 'trunc' }),
  ).format(amount as `${number}`);

export const formatCount = (count: number, bcp47: string): string =>
  getCachedFormat(`${bcp47}|n`, () => new Intl.NumberFormat(bcp47)).format(count);

/** Nothing where the instant is none: a damaged date must not take the rest of a screen along. */
const formatOrEmpty = (format: Intl.DateTimeFormat, dateTime: string): string => {
  const date = new Date(dateTime);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
};

/** An instant of the wire (ISO 8601) in the merchant's time zone. */
export const formatDate = (dateTime: string, bcp47: string, timeZone: string): string =>
  formatOrEmpty(
    getCachedFormat(`${bcp47}|${timeZone}`, () => new Intl.DateTimeFormat(bcp47, { dateStyle: 'medium', timeZone })),
    dateTime,
  );

/** A day with its time of day, for what opens or closes. */
export const formatDateTime = (dateTime: string, bcp47: string, timeZone: string): string =>
  formatOrEmpty(
    getCachedFormat(
      `${bcp47}|${timeZone}|t`,
      () => new Intl.DateTimeFormat(bcp47, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    ),
    dateTime,
  );
