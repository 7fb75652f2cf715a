/** Escapes text for an HTML element or an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Converts a value to JSON for the content of a `<script>`. Nothing in it can end the element or open a comment. The
 * result is also valid JavaScript.
 */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
