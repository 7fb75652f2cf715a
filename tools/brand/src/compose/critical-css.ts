import { type Selector, transform } from 'lightningcss';

/** The classes that a page's elements bear, each once, sorted. */
export function classesIn(html: string): string[] {
  return [...new Set(html.match(/(?<=class=")[^"]*/g)?.flatMap((names) => names.split(' ')))].sort();
}

/**
 * Of a style sheet, what a page of this HTML needs: rules for elements without a class, and those whose classes all
 * stand in the page. The whole sheet comes with the code that it belongs to.
 */
export function criticalCss(css: string, html: string): string {
  const present = new Set(classesIn(html));
  const isPresent = (selector: Selector): boolean => selector.every((part) => part.type !== 'class' || present.has(part.name));
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
