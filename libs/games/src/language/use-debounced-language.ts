import { useDebouncedValue } from '@livery/kit/hooks/use-debounced-value';
import { useLanguage } from '@livery/kit/i18n/use-language';

/** Delay between a change of language and new requests for lists (200 to 250 ms by the specification). Milliseconds. */
const debounceMs = 250;

/** Returns the wire code of the page's language, debounced: quick changes send one request. */
export const useDebouncedLanguage = (): string => useDebouncedValue(useLanguage().code, debounceMs);
