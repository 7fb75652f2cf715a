import type { HelpPage } from '@livery/api/help';

/** Small letters without their marks, so that "nap tien" finds "nạp tiền". */
const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLocaleLowerCase('en');

const wordsIn = (html: string): string => fold(html.replace(/<[^>]*>/g, ' '));

/** Whether a page speaks of all the words that were typed. */
export const speaksOf = ({ title, content }: HelpPage, search: string): boolean => {
  const text = `${fold(title)} ${wordsIn(content)}`;
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
