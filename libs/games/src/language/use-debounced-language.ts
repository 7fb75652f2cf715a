import { useDebouncedValue } from '@livery/kit/hooks/use-debounced-value';
import { useLanguage } from '@livery/kit/i18n/use-language';

/** Milliseconds between a change of the language and the new requests for lists (specification: 200 to 250 ms). */
const debounceMs = 250;

/**
 * Returns the gateway's code for the page's language. The value changes with a delay, so that several quick changes
 * cause only one request.
 */
export const useDebouncedLanguage = (): string => useDebouncedValue(useLanguage().code, debounceMs);
