/** HTML that is safe to send to a browser. Only `html` and `rawHtml` create it. */
class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}
export type { Html };

/** Value in a template. `undefined` and `false` insert nothing, and the items of a list are inserted one after another. */
type HtmlValue = string | number | Html | false | undefined | readonly HtmlValue[];

/** Escapes text for an HTML element or an attribute in quotes. Prefer `html`; this is for texts with placeholders. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const toMarkup = (value: HtmlValue): string => {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(toMarkup).join('');
  return escapeHtml(String(value));
};

/**
 * Creates HTML from a template. It escapes each inserted text for elements and for attributes in quotes; it does not
 * escape HTML that another template created.
 */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(parts.map((part, index) => part + toMarkup(values[index])).join(''));

/** Marks text as HTML without escaping it. Use it only for text from this repository, such as a style sheet. */
export const rawHtml = (markup: string): Html => new Html(markup);
