import * as z from 'zod';

export const createUrlSchema = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address like ${example}`,
  });

/** Creates the schema of a text with items separated by commas. `one` is the schema of an item. */
export const createListSchema = (one: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(one));
