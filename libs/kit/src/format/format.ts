import { isolateLtr } from './bidi.ts';

/** Cached formatters by BCP 47 language. All amounts, counts and dates on a screen are formatted in this module. */
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

/**
 * Returns false for currencies without coins in use, such as the dong: their amounts show decimals only when they are
 * not zero.
 */
const hasMinorUnits = (currency: string): boolean =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits !== 0;

/**
 * Isolates an amount as one left-to-right run. In a right-to-left language the direction marks would separate an amount
 * from a sign in Latin letters, such as `MX$`.
 */
export const isolateAmount = (amount: string): string =>
  /[\u200e\u200f]/.test(amount) && /[A-Z]/i.test(amount) ? isolateLtr(amount.replace(/[\u200e\u200f]/g, '')) : amount;

/**
 * Formats a decimal amount of the API, e.g. `'1234.50'`, with the narrow sign of its currency and 2 decimals. Without
 * decimals where the currency has no minor units and the amount is an integer.
 */
export const formatMoney = (amount: string, currency: string, bcp47: string): string =>
  isolateAmount(
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
      // A decimal string keeps its digits where a number would round them; TypeScript's lib types only numeric
      // literals.
      .format(amount as `${number}`),
  );

/**
 * Formats an amount in compact form, e.g. `₱1.23M`, for narrow containers. Truncated and not rounded: the text never
 * shows more money than there is.
 */
export const formatCompactMoney = (amount: string, currency: string, bcp47: string): string =>
  isolateAmount(
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

/** Formats an amount in compact form without the currency. */
export const formatCompactNumber = (amount: string, bcp47: string): string =>
  getCachedFormat(
    `${bcp47}|ns`,
    () => new Intl.NumberFormat(bcp47, { notation: 'compact', maximumFractionDigits: 2, roundingMode: 'trunc' }),
  ).format(amount as `${number}`);

export const formatCount = (count: number, bcp47: string): string =>
  getCachedFormat(`${bcp47}|n`, () => new Intl.NumberFormat(bcp47)).format(count);

/** Returns empty text for an invalid date: one damaged date must not break the rest of a screen. */
const formatOrEmpty = (format: Intl.DateTimeFormat, dateTime: string): string => {
  const date = new Date(dateTime);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
};

/** Formats an ISO 8601 timestamp of the API in the merchant's time zone. */
export const formatDate = (dateTime: string, bcp47: string, timeZone: string): string =>
  formatOrEmpty(
    getCachedFormat(`${bcp47}|${timeZone}`, () => new Intl.DateTimeFormat(bcp47, { dateStyle: 'medium', timeZone })),
    dateTime,
  );

/** Formats a date with its time, e.g. the start or the end of an event. */
export const formatDateTime = (dateTime: string, bcp47: string, timeZone: string): string =>
  formatOrEmpty(
    getCachedFormat(
      `${bcp47}|${timeZone}|t`,
      () => new Intl.DateTimeFormat(bcp47, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    ),
    dateTime,
  );
