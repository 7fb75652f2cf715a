import { useLanguage } from '@livery/kit/i18n/use-language';
import type { LegalBlock, LegalPage, LegalTexts } from '@livery/merchant/legal-texts';
import { useCallback, useEffect, useState } from 'react';

type LegalState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** `blocks` is undefined if the brand has no text of its own for this page. */
  | { readonly status: 'loaded'; readonly blocks: readonly LegalBlock[] | undefined };

interface Loaded {
  readonly language: string;
  /** Legal texts of the brand. Undefined if they could not be loaded. */
  readonly texts: LegalTexts | undefined;
}

/**
 * Loads the legal texts of the brand in a language. Returns an empty object if the bundle has no such file, because an
 * earlier version has built it. Throws an error if the file exists but cannot be loaded.
 */
const loadTexts = async (language: string, signal: AbortSignal): Promise<LegalTexts> => {
  const response = await fetch(`/legal/${language}.json`, { signal });
  if (response.status === 404) return {};
  if (!response.ok) throw new Error(`The legal texts in ${language} have the status ${response.status}`);
  return (await response.json()) as LegalTexts;
};

/** Loads the brand's own text of a legal page in the page's language. The text is a lazy file of the bundle. */
export const useLegalText = (page: LegalPage): LegalState => {
  const { code } = useLanguage();
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setLoaded(undefined);
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => {
    const request = new AbortController();
    loadTexts(code, request.signal).then(
      (texts) => setLoaded({ language: code, texts }),
      () => request.signal.aborted || setLoaded({ language: code, texts: undefined }),
    );
    return () => request.abort();
  }, [code, attempt]);
  if (loaded?.language !== code) return { status: 'loading' };
  if (!loaded.texts) return { status: 'failed', retry };
  return { status: 'loaded', blocks: loaded.texts[page] };
};
