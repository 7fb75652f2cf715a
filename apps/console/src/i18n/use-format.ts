import { getLanguageMeta } from '@livery/merchant/language-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns functions that format times and numbers in the language and the time zone of the operator. */
export const useFormat = () => {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
    const calendarDay = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
    const number = new Intl.NumberFormat(language);
    const languageNames = new Intl.DisplayNames(language, { type: 'language' });
    const list = new Intl.ListFormat(language);
    const alternatives = new Intl.ListFormat(language, { type: 'disjunction' });
    return {
      /** Formats an ISO 8601 time as a day and a time of day. */
      time: (iso: string): string => time.format(new Date(iso)),
      /** Formats an ISO 8601 time in the given time zone, such as `Asia/Manila`. */
      timeIn: (iso: string, timeZone: string): string =>
        new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso)),
      /**
       * Returns the name of a language for its code in the API, such as `EN`, or for a BCP 47 language tag. Some codes
       * differ from the tag: `TY` is Tagalog (`fil`), but the tag `ty` is Tahitian.
       */
      languageName: (code: string): string => {
        const tag = getLanguageMeta(code)?.bcp47 ?? code;
        return languageNames.of(tag) ?? code;
      },
      /** Formats the date of an ISO 8601 time in the time zone of the browser, without the time of day. */
      day: (iso: string): string => day.format(new Date(iso)),
      /** Formats a calendar day such as `2026-12-24`. */
      calendarDay: (value: string): string => calendarDay.format(new Date(`${value}T00:00:00Z`)),
      number: (value: number): string => number.format(value),
      list: (names: readonly string[]): string => list.format(names),
      /** Joins names to a list with "or" before the last name, in the language of the console. */
      either: (names: readonly string[]): string => alternatives.format(names),
    };
  }, [language]);
};
