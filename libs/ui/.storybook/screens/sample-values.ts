import { recordedAt, samples } from '@livery/api/testing/samples';
import type { ScreenOptions } from '@livery/kit/testing/screen-story';
import { art } from '../samples.ts';

type Convert = (value: unknown, key: string) => unknown;

/** Applies a function to every primitive value inside nested lists and objects. */
const mapLeaves = (value: unknown, convert: Convert, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, convert, key));
  if (value === null || typeof value !== 'object') return convert(value, key);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapLeaves(item, convert, name)]),
  );
};

const isoDateTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * Moves a recorded timestamp forward by the time since the recording. For example, a lottery draw
 * that was open during the recording is also open in the story.
 */
const toPresentTime: Convert = (value) =>
  typeof value === 'string' && isoDateTime.test(value)
    ? new Date(Date.parse(value) + Date.now() - Date.parse(recordedAt)).toISOString()
    : value;

const sumOfCharacters = (text: string) =>
  [...text].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);

/**
 * Replaces the URL of an image on the gateway (`/media/…`) by the URL of a sample image. The
 * same URL always gets the same sample image. All other values are returned unchanged.
 */
const toSampleImage: Convert = (value) =>
  typeof value === 'string' && value.startsWith('/media/')
    ? art(sumOfCharacters(value)).src
    : value;

const counts = new Set(['total', 'totalPages', 'totalElements', 'totalCount', 'unread', 'count']);

/** Empties all lists in a response value and sets all counts to 0. */
const toEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, counts.has(name) ? 0 : toEmpty(item)]),
  );
};

/**
 * Returns the sample responses of the API for a story. The keys are the names of the API
 * operations. `values` replaces recorded responses. The operations in `empty` get responses
 * with empty lists.
 */
export const getSampleValues = (
  visitor: 'guest' | 'member' | 'agent',
  { empty = [], values = {} }: Partial<ScreenOptions>,
): Record<string, unknown> => {
  const recorded = { ...samples.guest, ...(visitor !== 'guest' && samples.member) };
  const chosen = { ...recorded, ...(visitor === 'agent' && samples.agent), ...values };
  return Object.fromEntries(
    Object.entries(chosen).map(([name, value]) => [
      name,
      mapLeaves(
        mapLeaves(empty.includes(name) ? toEmpty(value) : value, toPresentTime),
        toSampleImage,
      ),
    ]),
  );
};
