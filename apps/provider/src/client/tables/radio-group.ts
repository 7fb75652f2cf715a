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

export interface RadioGroup<Value> {
  readonly get: () => Value;
  /** Updates the tab stop of the group. Call it after buttons were disabled or enabled. */
  readonly refresh: () => void;
}

/** Makes buttons a radio group. The player selects one of them with a tap or with the arrow keys. */
export const createRadioGroup = <Value>({
  element,
  options,
  initial,
  onSelect,
}: RadioGroupOptions<Value>): RadioGroup<Value> => {
  let selected = initial;
  const show = (): void => {
    const enabled = options.filter(({ button }) => !button.disabled);
    const tabStop = enabled.find(({ value }) => value === selected) ?? enabled[0];
    for (const option of options) {
      option.button.setAttribute('aria-checked', String(option.value === selected));
      option.button.tabIndex = option === tabStop ? 0 : -1;
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
    const enabled = options.filter(({ button }) => !button.disabled);
    const index = enabled.findIndex(({ button }) => button === document.activeElement);
    const next = enabled[(Math.max(index, 0) + move + enabled.length) % enabled.length];
    if (!next) return;
    select(next.value);
    next.button.focus();
  });
  element.append(...options.map(({ button }) => button));
  show();
  return { get: () => selected, refresh: show };
};
