import { useEffect, useRef } from 'react';
import { useDraftShareCardQuery } from '../../drafts/drafts.api.ts';
import { shareImagePath } from '../images/image-slot.ts';
import { useImageUrl } from '../images/use-image-url.ts';
import { getValue } from '../model/brand-document.ts';
import { useEditor } from '../model/editor-context.ts';
import { readLanguages } from '../model/languages.ts';

const readText = (document: object, path: readonly string[]): string | undefined => {
  const value = getValue(document, path);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * Returns the title, description and image that link previews show in a language. Values that the draft sets itself are
 * shown immediately. For default values, the hook loads the result that the gateway composes from the draft.
 */
export const useShareCard = (language: string) => {
  const { brand, draftId, document, assets, problems } = useEditor();
  const { currentData, isFetching, isError, refetch } = useDraftShareCardQuery(
    { brand, draftId },
    { refetchOnMountOrArgChange: true },
  );
  // `problems` is a new array after each check of the draft. A check follows each stored change, so a new array means
  // that the draft may have changed.
  const checked = useRef(problems);
  useEffect(() => {
    // While a card loads, the new array is not recorded yet. The card loads again when the running request has ended,
    // because its result can be older than the change.
    if (checked.current === problems || isFetching) return;
    checked.current = problems;
    void refetch();
  }, [problems, isFetching, refetch]);
  const card = currentData?.card;
  const ownPath = readText(document, shareImagePath);
  const ownImage = useImageUrl(ownPath === undefined ? undefined : assets[ownPath]);
  const isDefaultLanguage = readLanguages(document)[0] === language;
  const [host] = Array.isArray(document['domains']) ? (document['domains'] as readonly unknown[]) : [];
  return {
    title: readText(document, ['name']) ?? card?.title ?? '',
    host: typeof host === 'string' ? host : undefined,
    description:
      readText(document, ['site', 'description', language]) ??
      readText(document, ['site', 'description', 'EN']) ??
      (isDefaultLanguage ? card?.description : card?.translations[language]),
    image: ownImage ?? (ownPath === undefined && card?.image ? `data:image/jpeg;base64,${card.image}` : undefined),
    hasOwnImage: ownPath !== undefined,
    isLoading: isFetching && currentData === undefined,
    hasFailed: isError,
    hasProblems: card === null,
    retry: () => void refetch(),
  };
};
