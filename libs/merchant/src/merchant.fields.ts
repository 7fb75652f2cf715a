import { z } from 'zod';
import { type Hex, parseColor } from './color.ts';
import { isReservedCode, reservedCodes } from './reserved-codes.ts';
import { describeProblem } from './schema-message.ts';

/**
 * Schema of the code of a merchant. The code must be a valid DNS label, because it is used in host names and file
 * names.
 */
export const slug = z
  .string()
  .regex(
    /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/,
    describeProblem('not a code', '1 to 40 lower-case letters, digits and inner hyphens, such as "lua-loc"'),
  )
  .refine(
    (code) => !isReservedCode(code),
    describeProblem(
      'a reserved code',
      `another code: ${reservedCodes.join(', ')} and codes that end with -assets are names of other parts`,
    ),
  );

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
    .refine(
      (text) => !/[<>\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text),
      describeProblem(
        'contains characters that are not allowed',
        'plain text: no < or >, no line breaks, no control characters',
      ),
    );

/** Schema of an opaque CSS colour. The colour is converted to `#rrggbb`. */
export const color = z
  .string()
  .max(64)
  .transform((text, context): Hex => {
    const hex = parseColor(text);
    if (hex !== undefined) return hex;
    context.addIssue({
      code: 'custom',
      message: describeProblem('not an opaque CSS colour', '"#7c3aed", "rgb(124 58 237)" or "oklch(0.54 0.25 293)"'),
    });
    return '#000000';
  });

/** Creates the schema of a path to a file in the folder of the brand file. */
export const assetPath = (extensions: readonly string[]) =>
  z
    .string()
    .min(1)
    .max(200)
    .regex(
      /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[A-Za-z0-9._/-]+$/,
      describeProblem(
        'not a path inside the brand file’s folder',
        'a path relative to the brand file, without "..": letters, digits, . _ - and /',
      ),
    )
    .refine(
      (path) => extensions.includes(path.split('.').at(-1)?.toLowerCase() ?? ''),
      describeProblem('not an allowed file type', `a file of type ${extensions.join(', ')}`),
    );

/** Schema of a path inside the app, e.g. `/m/activity`. */
export const routePath = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[A-Za-z0-9/_?&=.-]*$/, describeProblem('not a path inside the app', 'a path such as "/m/activity"'));

const originPattern = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:[a-z0-9-]+\.)*localhost)(?::\d{1,5})?$/;

/** Schema of the origin (scheme and host) of a server. Plain http is allowed only for `localhost`. */
export const origin = z
  .string()
  .max(200)
  .refine(
    isOrigin,
    describeProblem(
      'not the origin of a server',
      'scheme and host without a path, such as "https://gateway.example.com"',
    ),
  )
  .meta({ pattern: originPattern.source });

/** Returns true if a browser would send requests to exactly this origin: valid labels, a valid and necessary port. */
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
  .regex(/^\d{4}-\d{2}-\d{2}$/, describeProblem('not a day', 'year, month and day, such as 2026-12-24'))
  .refine(isDate, describeProblem('not a day of the calendar', 'a day that exists, such as 2026-12-24'));

export const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, describeProblem('not a time zone', 'an IANA name such as "Asia/Manila"'));

/** Creates the schema of a list without duplicates. */
export const unique = <T extends z.ZodType>(item: T, min: number, max: number) =>
  z
    .array(item)
    .min(min)
    .max(max)
    .refine(
      (list) => new Set(list).size === list.length,
      describeProblem('contains the same value twice', 'each value once'),
    )
    .meta({ uniqueItems: true });

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_+/0-9-]+$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
