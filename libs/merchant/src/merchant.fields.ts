import { z } from 'zod';
import { hasForbiddenCharacters } from './brand-text.ts';
import { type Hex, parseColor } from './color.ts';
import { isReservedCode, reservedCodes } from './reserved-codes.ts';
import { describeProblem } from './schema-message.ts';

/**
 * Schema of the code of a brand. The code must be a valid DNS label, because it is used in host names and file names.
 */
export const slug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/, describeProblem('code.invalid'))
  .refine((code) => !isReservedCode(code), describeProblem('code.reserved', { codes: reservedCodes.join(', ') }));

/**
 * Creates the schema of a text that is displayed. It rejects angle brackets, control characters and characters that
 * change the text direction.
 */
export const safeText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !hasForbiddenCharacters(text), describeProblem('text.characters'));

/** Schema of an opaque CSS colour. The colour is converted to `#rrggbb`. */
export const color = z
  .string()
  .max(64)
  .transform((text, context): Hex => {
    const hex = parseColor(text);
    if (hex !== undefined) return hex;
    context.addIssue({
      code: 'custom',
      message: describeProblem('color.invalid'),
    });
    return '#000000';
  });

/** Creates the schema of a path to a file in the folder of the brand file. */
export const assetPath = (extensions: readonly string[]) =>
  z
    .string()
    .min(1)
    .max(200)
    .regex(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[A-Za-z0-9._/-]+$/, describeProblem('assetPath.invalid'))
    .refine(
      (path) => extensions.includes(path.split('.').at(-1)?.toLowerCase() ?? ''),
      describeProblem('assetPath.type', { types: extensions.join(', ') }),
    );

/** Schema of a path inside the app, e.g. `/m/activity`. */
export const routePath = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[A-Za-z0-9/_?&=.-]*$/, describeProblem('route.invalid'));

const originPattern = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:[a-z0-9-]+\.)*localhost)(?::\d{1,5})?$/;

/** Schema of the origin (scheme and host) of a server. Plain http is allowed only for `localhost`. */
export const origin = z
  .string()
  .max(200)
  .refine(isOrigin, describeProblem('origin.invalid'))
  .meta({ pattern: originPattern.source });

/**
 * Returns true if the text is an origin exactly as a browser writes it: with valid labels in the host, and without the
 * default port, e.g. not `https://lualoc.com:443`.
 */
function isOrigin(text: string): boolean {
  if (!originPattern.test(text)) return false;
  try {
    const { origin, hostname } = new URL(text);
    return origin === text && hostname.split('.').every((label) => /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label));
  } catch {
    return false;
  }
}

const isDate = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Schema of a day of the calendar, such as `2026-12-24`. */
export const calendarDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, describeProblem('day.form'))
  .refine(isDate, describeProblem('day.calendar'));

export const timeZone = z.string().max(60).refine(isTimeZone, describeProblem('timeZone.invalid'));

/** Creates the schema of a list that has from `min` to `max` items and no duplicates. */
export const unique = <T extends z.ZodType>(item: T, min: number, max: number) =>
  z
    .array(item)
    .min(min)
    .max(max)
    .refine((list) => new Set(list).size === list.length, describeProblem('list.repeated'))
    .meta({ uniqueItems: true });

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_+/0-9-]+$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
