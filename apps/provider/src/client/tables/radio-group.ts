export interface RadioOption<Value> {
  readonly value: Value;
  /** Button with the role `radio`. */
  readonly button: HTMLButtonElement;
}

export interface RadioGroupOptions<Value> {
  /** Container with the role `radiogroup`. The buttons are added to it. */
  readonly element: HTMLElement;
  readonly options: readonly RadioOption<Value>[];
  readonly initial: Value;
  readonly onSelect?: (value: Value) => void;
}

/** Makes buttons a radio group. The player selects one of them with a tap or with the arrow keys. */
export const createRadioGroup = <Value>({
  element,
  options,
  initial,
  onSelect,
}: RadioGroupOptions<Value>): { readonly get: () => Value } => {
  let selected = initial;
  const show = (): void => {
    for (const { value, button } of options) {
      button.setAttribute('aria-checked', String(value === selected));
      button.tabIndex = value === selected ? 0 : -1;
    }
  };
  const select = (value: Value): void => {
    selected = value;
    show();
    onSelect?.(value);
  };
  for (const { value, button } of options) button.addEventListener('click', () => select(value));
  element.addEventListener('keydown', (event) => {
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: isRightToLeft ? -1 : 1,
      ArrowLeft: isRightToLeft ? 1 : -1,
      ArrowDown: 1,
      ArrowUp: -1,
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const index = options.findIndex(({ value }) => value === selected);
    const next = options[(index + move + options.length) % options.length];
    if (!next) return;
    select(next.value);
    next.button.focus();
  });
  element.append(...options.map(({ button }) => button));
  show();
  return { get: () => selected };
};
