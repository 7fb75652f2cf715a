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
 * Returns what link previews of the draft show in a language. The brand's own values are shown at once. The gateway
 * composes the draft for the others: the default image and the default description.
 */
export const useShareCard = (language: string) => {
  const { brand, draftId, document, assets, problems } = useEditor();
  const { currentData, isFetching, isError, refetch } = useDraftShareCardQuery(
    { brand, draftId },
    { refetchOnMountOrArgChange: true },
  );
  // The array of problems is a new object after each check, so after each change that the gateway has stored.
  const checked = useRef(problems);
  useEffect(() => {
    // A card that is loading can be older than the change, so it loads again afterwards.
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
