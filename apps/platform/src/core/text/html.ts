/** HTML that is safe to send to a browser. Only `html` and `rawHtml` create instances. */
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

/**
 * Value that a template can contain. `undefined` and `false` insert nothing. All items of a list are inserted one after
 * another.
 */
type HtmlValue = string | number | Html | false | undefined | readonly HtmlValue[];

/**
 * Escapes text for an HTML or XML element, or for an attribute in quotes. Use this function only if the template
 * `html` cannot be used. Examples are XML, and the placeholder values of translated texts.
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const toMarkup = (value: HtmlValue): string => {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(toMarkup).join('');
  return escapeHtml(String(value));
};

/**
 * Creates HTML from a template. Inserted texts are escaped for elements and for attributes in quotes. Inserted `Html`
 * objects are not escaped again.
 */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(parts.map((part, index) => part + toMarkup(values[index])).join(''));

/** Creates HTML from a text without escaping it. Use it only for text from this repository, such as a style sheet. */
export const rawHtml = (markup: string): Html => new Html(markup);
