import type { ApiContext } from '@livery/api/context';
import { fetchMemberData } from '@livery/api/member';
import { showToast } from '@livery/ui/toast-queue';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';

const save = (name: string, bytes: Blob): void => {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Large files are read from the address while they are being saved.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** Gives the member an archive of what is kept of them. */
export const useDataFile = (): { readonly isPending: boolean; readonly download: () => Promise<void> } => {
  const phrase = useErrorPhrase();
  const dispatch = useDispatch<ThunkDispatch<unknown, ApiContext, UnknownAction>>();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    const answer = await fetchMemberData(dispatch((_: unknown, __: unknown, extra: ApiContext) => extra));
    setPending(false);
    if ('data' in answer) save(answer.data.name, answer.data.bytes);
    else showToast({ kind: 'fail', text: phrase(answer.error) });
  };
  return { isPending, download };
};
