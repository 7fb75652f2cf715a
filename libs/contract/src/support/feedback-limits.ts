/** Limits of a feedback message (specification, accounts and agents, sections 5 and 9). */
export const feedbackLimits = { minCharacters: 5, maxCharacters: 140, images: 3 } as const;

/** Maximum size of an uploaded image in bytes. */
export const uploadLimit = 5 * 1024 * 1024;
export const uploadTypes = ['image/png', 'image/jpeg'] as const;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Counts characters as a user perceives them. For example, an emoji of several code points is one character. */
export const characterCount = (text: string): number => {
  let count = 0;
  for (const _ of segmenter.segment(text.trim())) count += 1;
  return count;
};
