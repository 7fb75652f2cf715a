import { isolateLtr } from './bidi.ts';

/** Cached `Intl` formatters by language, currency and options. */
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
 * Returns the number format of amounts in a currency. A currency without coins, such as the Vietnamese dong, has no
 * decimals. Decimals that are not shown are cut off, because a rounded amount could show more money than the member
 * has.
 */
export const createMoneyFormat = (
  bcp47: string,
  currency: string,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat => {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
    ? 2
    : 0;
  return new Intl.NumberFormat(bcp47, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'trunc',
    ...options,
  });
};

/**
 * Adds invisible characters (Unicode isolates) around an amount, so that it is read from left to right. In most
 * right-to-left languages, `Intl` adds other direction marks, which would separate the digits from a currency symbol
 * such as `MX$`. In Urdu, `Intl` adds no marks. A preceding Urdu word would then move the currency symbol to the other
 * side.
 */
export const isolateAmount = (amount: string, bcp47?: string): string =>
  bcp47 === 'ur' || (/[\u200e\u200f]/.test(amount) && /[A-Z]/i.test(amount))
    ? isolateLtr(amount.replace(/[\u200e\u200f]/g, ''))
    : amount;

/**
 * Returns the locale with which dates are formatted. Chromium cannot format dates in a few languages, and would use
 * English or unreadable texts. For these languages, the returned locale gives only digits: day, month, year.
 */
export const toDateLocale = (bcp47: string): string => (/^(km|lo|my|ne|uz)$/.test(bcp47) ? 'pt-PT' : bcp47);

/**
 * Formats a decimal amount of the API, e.g. `'1234.50'`, with a currency symbol and 2 decimals. In a currency without
 * coins, an amount has no decimals.
 */
export const formatMoney = (amount: string, currency: string, bcp47: string): string =>
  isolateAmount(
    getCachedFormat(`${bcp47}|${currency}`, () => createMoneyFormat(bcp47, currency))
      // The amount is passed as a string because a number would round long amounts. TypeScript accepts only numeric
      // strings here, so the type is asserted.
      .format(amount as `${number}`),
    bcp47,
  );

/**
 * Formats an amount in compact form for narrow spaces, e.g. `₱1.23M`. The amount is truncated and not rounded, so that
 * the text never shows more money than the member has.
 */
export const formatCompactMoney = (amount: string, currency: string, bcp47: string): string =>
  isolateAmount(
    getCachedFormat(`${bcp47}|${currency}|s`, () =>
      createMoneyFormat(bcp47, currency, {
        notation: 'compact',
        minimumFractionDigits: 0,
        maximumFractionDigits: 2,
      }),
    ).format(amount as `${number}`),
    bcp47,
  );

/**
 * Formats an amount in compact form without a currency symbol, e.g. `1.23M`. The amount is truncated to 2 decimals
 * and not rounded.
 */
export const formatCompactNumber = (amount: string, bcp47: string): string =>
  getCachedFormat(
    `${bcp47}|ns`,
    () => new Intl.NumberFormat(bcp47, { notation: 'compact', maximumFractionDigits: 2, roundingMode: 'trunc' }),
  ).format(amount as `${number}`);

export const formatCount = (count: number, bcp47: string): string =>
  getCachedFormat(`${bcp47}|n`, () => new Intl.NumberFormat(bcp47)).format(count);

/**
 * Formats a date. Returns an empty string for an invalid date, for which `format` would throw an error and break the
 * screen.
 */
const formatOrEmpty = (format: Intl.DateTimeFormat, dateTime: string): string => {
  const date = new Date(dateTime);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
};

/**
 * Formats an ISO 8601 timestamp as a date in the merchant's time zone. A calendar day without a time, such as
 * `2026-11-25`, is the same day in every time zone.
 */
export const formatDate = (dateTime: string, bcp47: string, merchantTimeZone: string): string => {
  const timeZone = dateTime[10] ? merchantTimeZone : 'UTC';
  return formatOrEmpty(
    getCachedFormat(
      `${bcp47}|${timeZone}`,
      () => new Intl.DateTimeFormat(toDateLocale(bcp47), { dateStyle: 'medium', timeZone }),
    ),
    dateTime,
  );
};

/** Formats an ISO 8601 timestamp as a date and a time in the merchant's time zone. */
export const formatDateTime = (dateTime: string, bcp47: string, timeZone: string): string =>
  formatOrEmpty(
    getCachedFormat(
      `${bcp47}|${timeZone}|t`,
      () => new Intl.DateTimeFormat(toDateLocale(bcp47), { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    ),
    dateTime,
  );
