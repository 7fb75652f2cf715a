import type { ApiContext } from '@livery/api/context';
import { uploadPicture, type Uploading } from '@livery/api/feedback';
import type { UploadPurpose } from '@livery/contract/feedback';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { readPicture } from './read-picture.ts';

export interface Picture {
  /** Of this page; the gateway's id is `sent`. */
  readonly key: number;
  readonly status: 'reading' | 'sending' | 'sent' | 'failed';
  readonly preview?: string;
  /** From 0 to 1. */
  readonly progress: number;
  readonly sent?: string;
  readonly error?: string;
}

/** Pictures on their way to the gateway, `most` at once. Each is read, made smaller, shown, sent; one that failed stays to be taken away or tried again. */
export const usePictures = (purpose: UploadPurpose, most: number) => {
  const { t } = useTranslation('errors');
  const dispatch = useDispatch<ThunkDispatch<unknown, ApiContext, UnknownAction>>();
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  /** Those that are wanted and have not arrived: null while one is being read. */
  const running = useRef(new Map<number, Uploading | null>());
  const previews = useRef(new Set<string>());
  const serial = useRef(0);

  useEffect(() => {
    const [uploads, urls] = [running.current, previews.current];
    return () => {
      uploads.forEach((uploading) => uploading?.cancel());
      uploads.clear();
      urls.forEach((url) => URL.revokeObjectURL(url));
    };
  }, []);

  const change = (key: number, next: Partial<Picture>) =>
    setPictures((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)));
  const fail = (key: number, code: string): undefined => {
    running.current.delete(key);
    change(key, { status: 'failed', error: t([`errors:${code}`, 'errors:unknown']) });
  };
  const stop = (key: number): void => {
    const uploading = running.current.get(key);
    running.current.delete(key);
    uploading?.cancel();
  };

  const send = async (key: number, file: Blob): Promise<string | undefined> => {
    running.current.set(key, null);
    const read = await readPicture(file);
    // Taken away meanwhile.
    if (!running.current.has(key)) return undefined;
    if ('code' in read) return fail(key, read.code);
    const preview = URL.createObjectURL(read.picture);
    previews.current.add(preview);
    change(key, { status: 'sending', preview });
    const context = dispatch((_: unknown, __: unknown, extra: ApiContext) => extra);
    const uploading = uploadPicture(context, {
      picture: read.picture,
      purpose,
      onProgress: (progress) => change(key, { progress }),
    });
    running.current.set(key, uploading);
    const answer = await uploading.done;
    if (!running.current.delete(key)) return undefined;
    if ('error' in answer) return fail(key, answer.error.code);
    change(key, { status: 'sent', sent: answer.data.id, progress: 1 });
    return answer.data.id;
  };

  return {
    pictures,
    isBusy: pictures.some(({ status }) => status === 'reading' || status === 'sending'),
    sent: pictures.flatMap(({ sent }) => (sent ? [sent] : [])),

    /** Sends as many of them as there is room for; a single place is taken over. Answers the ids of those that arrived. */
    add: async (files: Iterable<Blob>): Promise<string[]> => {
      if (most === 1) for (const { key } of pictures) stop(key);
      const kept = most === 1 ? [] : pictures;
      const taken = [...files].slice(0, most - kept.length).map((file) => ({ file, key: (serial.current += 1) }));
      setPictures([...kept, ...taken.map(({ key }) => ({ key, status: 'reading' as const, progress: 0 }))]);
      const sent = await Promise.all(taken.map(({ key, file }) => send(key, file)));
      return sent.filter((id) => id !== undefined);
    },

    remove: (key: number): void => {
      stop(key);
      setPictures((all) => all.filter((each) => each.key !== key));
    },

    clear: (): void => setPictures([]),
  };
};
