/**
 * Makes text of a brand file safe for a terminal: replaces control characters and cuts the text off at 80 characters.
 */
export function toDisplayText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '·').slice(0, 80);
}
