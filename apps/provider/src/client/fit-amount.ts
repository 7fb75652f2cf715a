/** Bidi control characters around an amount. They have no width. */
const marks = /[\u200e\u200f\u2066-\u2069]/g;

/**
 * Shows an amount in a meter. `--signs` is its length; the stylesheet uses it to reduce the font size of a long amount
 * instead of cutting it.
 */
export const showAmount = (meter: HTMLElement, amountText: string): void => {
  meter.textContent = amountText;
  meter.style.setProperty('--signs', String(amountText.replace(marks, '').length));
};
