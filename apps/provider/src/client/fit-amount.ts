/** Marks that keep an amount whole among right-to-left text, and take no room. */
const marks = /[\u200e\u200f\u2066-\u2069]/g;

/** Shows an amount in a meter. Its stylesheet makes a long one small enough by `--signs`: an amount is never cut. */
export const showAmount = (meter: HTMLElement, amountText: string): void => {
  meter.textContent = amountText;
  meter.style.setProperty('--signs', String(amountText.replace(marks, '').length));
};
