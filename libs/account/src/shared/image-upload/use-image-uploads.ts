import type { ApiContext } from '@livery/api/client/context';
import { uploadImage, type PendingUpload } from '@livery/api/support/feedback';
import type { UploadPurpose } from '@livery/contract/support/feedback';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { prepareImage } from './prepare-image.ts';

export interface ImageUpload {
  /** Number that identifies the image in this list. The id that the gateway returns after the upload is in `sent`. */
  readonly key: number;
  /** File name of the image. Empty if the image has no name. */
  readonly name: string;
  readonly status: 'reading' | 'sending' | 'sent' | 'failed';
  readonly preview?: string;
  /** Upload progress from 0 to 1. */
  readonly progress: number;
  readonly sent?: string;
  readonly error?: string;
}

const getName = (file: Blob): string => (file instanceof File ? file.name : '');

/**
 * Reads, resizes, previews and uploads up to `maxCount` images. An image whose upload failed stays in the list until
 * the member removes it.
 */
export const useImageUploads = (purpose: UploadPurpose, maxCount: number) => {
  const { t } = useTranslation('errors');
  const dispatch = useDispatch<ThunkDispatch<unknown, ApiContext, UnknownAction>>();
  const [images, setImages] = useState<readonly ImageUpload[]>([]);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  /** Uploads in progress by key. The value is null while the file is read and resized. */
  const running = useRef(new Map<number, PendingUpload | null>());
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

  const change = (key: number, next: Partial<ImageUpload>) =>
    setImages((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)));
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
    const prepared = await prepareImage(file);
    // The member may have removed the image while it was resized. It is then not uploaded.
    if (!running.current.has(key)) return undefined;
    if ('code' in prepared) return fail(key, prepared.code);
    const preview = URL.createObjectURL(prepared.image);
    previews.current.add(preview);
    change(key, { status: 'sending', preview });
    const context = dispatch((_: unknown, __: unknown, extra: ApiContext) => extra);
    const uploading = uploadImage(context, {
      image: prepared.image,
      purpose,
      onProgress: (progress) => change(key, { progress }),
    });
    running.current.set(key, uploading);
    const result = await uploading.done;
    if (!running.current.delete(key)) return undefined;
    if ('error' in result) return fail(key, result.error.code);
    change(key, { status: 'sent', sent: result.data.id, progress: 1 });
    return result.data.id;
  };

  return {
    images,
    /** File names of the last selection that were not added, because the list already had `maxCount` images. */
    leftOut,
    isBusy: images.some(({ status }) => status === 'reading' || status === 'sending'),
    sent: images.flatMap(({ sent }) => (sent ? [sent] : [])),

    /**
     * Adds images and uploads them. Files beyond `maxCount` are not added. With `maxCount` 1, a new image replaces
     * the current image. Resolves with the ids of the uploaded images.
     */
    add: async (files: Iterable<Blob>): Promise<string[]> => {
      if (maxCount === 1) for (const { key } of images) stop(key);
      const existing = maxCount === 1 ? [] : images;
      const selected = [...files];
      const free = maxCount - existing.length;
      const taken = selected.slice(0, free).map((file) => ({ file, key: (serial.current += 1) }));
      setLeftOut(selected.slice(free).map(getName));
      setImages([
        ...existing,
        ...taken.map(({ key, file }) => ({ key, name: getName(file), status: 'reading' as const, progress: 0 })),
      ]);
      const sent = await Promise.all(taken.map(({ key, file }) => send(key, file)));
      return sent.filter((id) => id !== undefined);
    },

    remove: (key: number): void => {
      stop(key);
      setLeftOut([]);
      setImages((all) => all.filter((each) => each.key !== key));
    },

    clear: (): void => {
      setLeftOut([]);
      setImages([]);
    },
  };
};
