type Attributes = Readonly<Record<string, string | boolean>>;

/** Creates an element. Text is always set as text, never as HTML. */
export const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const newElement = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== false) newElement.setAttribute(key, value === true ? '' : value);
  newElement.append(...children);
  return newElement;
};

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Creates a line icon with a viewBox of 24 by 24, from the `d` of its paths. */
export const icon = (...paths: readonly string[]): SVGSVGElement => {
  const svgElement = document.createElementNS(svgNamespace, 'svg');
  svgElement.setAttribute('viewBox', '0 0 24 24');
  svgElement.setAttribute('aria-hidden', 'true');
  for (const d of paths) {
    const path = document.createElementNS(svgNamespace, 'path');
    path.setAttribute('d', d);
    svgElement.append(path);
  }
  return svgElement;
};

/** Creates an icon button. `label` is its accessible name. */
export const iconButton = (label: string, className: string, ...paths: readonly string[]): HTMLButtonElement =>
  createElement('button', { type: 'button', class: className, 'aria-label': label }, icon(...paths));
