import { skipToken } from '@reduxjs/toolkit/query';
import { toInherited } from '@livery/merchant/extends';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import type { ConsoleStore } from '../../../app/store.ts';
import { draftsApi, useDraftBaseQuery } from '../../drafts/drafts.api.ts';
import { type BrandDocument, isBranch } from '../model/brand-document.ts';
import type { Base } from '../model/editor-context.ts';

interface DraftBaseOptions {
  readonly brand: string;
  readonly draftId: string;
  /** Name of the base (the brand or file from which the draft inherits). Undefined if the draft has no base. */
  readonly name: string | undefined;
  /**
   * True while the gateway has not received all edits of the draft. During this time, the gateway may still return
   * the base that the draft had before these edits.
   */
  readonly isPending: boolean;
  /** Number that increases when the base may have a new version. After an increase, the base is loaded again. */
  readonly revision: number;
}

const parse = (text: string): BrandDocument => {
  const document: unknown = JSON.parse(text);
  return isBranch(document) ? toInherited(document) : {};
};

/**
 * Loads the base of a draft, from which the draft inherits. Returns undefined while the base loads, and if the base
 * cannot be used.
 */
export const useDraftBase = ({ brand, draftId, name, isPending, revision }: DraftBaseOptions): Base | undefined => {
  const { currentData, refetch, isUninitialized } = useDraftBaseQuery(
    name === undefined ? skipToken : { brand, draftId },
    { refetchOnMountOrArgChange: true },
  );
  const loaded = currentData?.base ?? undefined;
  const isOther = currentData !== undefined && loaded?.name !== name;
  const { dispatch } = useStore() as ConsoleStore;
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  const reload = useEffectEvent(async (): Promise<void> => {
    // Waits for the end of a request that is already running. Its response can be older than the change, and RTK Query
    // would not start a second request at the same time.
    await dispatch(draftsApi.util.getRunningQueryThunk('draftBase', { brand, draftId }));
    if (isMounted.current) void refetch();
  });
  useEffect(() => {
    if (name !== undefined && isOther && !isPending && !isUninitialized) void reload();
    // A base that cannot be used must not be loaded again and again. It is loaded again only after a change of `name`
    // or `isPending`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name, isPending]);
  const loadedRevision = useRef(revision);
  useEffect(() => {
    if (loadedRevision.current === revision || isUninitialized) return;
    loadedRevision.current = revision;
    void reload();
  }, [revision, isUninitialized]);
  return useMemo(() => {
    if (!loaded || loaded.name !== name) return undefined;
    return {
      name: loaded.name,
      version: loaded.version,
      document: parse(loaded.text),
      assets: Object.fromEntries(loaded.assets.map(({ path, hash }) => [path, hash])),
    };
  }, [loaded, name]);
};
