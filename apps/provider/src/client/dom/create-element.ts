type Attributes = Readonly<Record<string, string | boolean>>;

/** Creates an element. Strings become text nodes and are never parsed as HTML. */
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

/** Creates a line icon from the `d` attributes of its paths. The viewBox is 24 by 24. */
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

/** Creates a button with an icon. `label` is the accessible name of the button. */
export const iconButton = (label: string, className: string, ...paths: readonly string[]): HTMLButtonElement =>
  createElement('button', { type: 'button', class: className, 'aria-label': label }, icon(...paths));
