/** Bidi control characters, which have no width. They set the reading direction of an amount. */
const marks = /[\u200e\u200f\u2066-\u2069]/g;

/**
 * Shows an amount in a meter, which is an element that shows e.g. the balance. Sets `--signs` to the number of
 * characters. The stylesheet reads `--signs` to reduce the font size of a long amount.
 */
export const showAmount = (meter: HTMLElement, amountText: string): void => {
  meter.textContent = amountText;
  meter.style.setProperty('--signs', String(amountText.replace(marks, '').length));
};
