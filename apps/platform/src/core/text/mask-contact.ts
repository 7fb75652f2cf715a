/**
 * Replaces the middle of a text with three dots, so that only the owner recognizes the text. At most the first
 * `start` and the last `end` characters stay visible. The number of dots is constant and does not reveal the length.
 */
const masked = (text: string, start: number, end: number): string => {
  const characters = [...text];
  return characters.length <= start + end
    ? `${characters[0] ?? ''}•••`
    : `${characters.slice(0, start).join('')}•••${characters.slice(characters.length - end).join('')}`;
};

export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${masked(email.slice(0, at), 2, 1)}${email.slice(at)}`;
};

export const maskNumber = (number: string): string => masked(number, 2, 2);
