import { type Selector, type SelectorComponent, transform } from 'lightningcss';

/** What a page bears that a style can ask for: its classes, its data attributes with their values, each once, sorted. */
export function marksIn(html: string): string[] {
  const classes = html.match(/(?<=class=")[^"]*/g)?.flatMap((names) => names.split(' ').map((name) => `.${name}`)) ?? [];
  const attributes = html.match(/\bdata-[\w-]+="[^"]*"/g) ?? [];
  return [...new Set([...classes, ...attributes])].sort();
}

/**
 * Of a style sheet, what a page of this HTML in this language needs: rules for elements without a class, and those whose
 * classes and data attributes all stand in the page. The whole sheet comes with the code that it belongs to.
 */
export function criticalCss(css: string, html: string, language: string): string {
  const marks = marksIn(html);
  const present = new Set(marks);
  const isMet = (part: SelectorComponent): boolean => {
    if (part.type === 'class') return present.has(`.${part.name}`);
    if (part.type === 'pseudo-class' && part.kind === 'lang') return part.languages.some((each) => language === each || language.startsWith(`${each}-`));
    if (part.type !== 'attribute' || !part.name.startsWith('data-')) return true;
    const { name, operation } = part;
    return operation?.operator === 'equal' ? present.has(`${name}="${operation.value}"`) : marks.some((mark) => mark.startsWith(`${name}=`));
  };
  const isPresent = (selector: Selector): boolean => selector.every(isMet);
  const { code } = transform({
    filename: 'critical.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some(isPresent) ? undefined : []),
      },
    },
  });
  return code.toString();
}
