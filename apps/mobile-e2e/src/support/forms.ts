import type { Visit } from './fixtures.ts';

/** Finds a field by its label, which ends with a mark when required, or with a word when optional. */
export const getField = ({ page, t }: Visit, key: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${t(key)}( \\*| ${t('register:optional')})?$`) });
export const getPasswordField = ({ page, t }: Visit, key: string) => page.getByLabel(new RegExp(`^${t(key)}( \\*)?$`));
export const clickButton = ({ page, t }: Visit, key: string) =>
  page.getByRole('button', { name: t(key), exact: true }).click();
