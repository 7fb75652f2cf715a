import type { Visit } from './fixtures.ts';

/**
 * Finds a text field by its label. The label of a required field ends with an asterisk. The label of an optional field
 * ends with a word for "optional".
 */
export const getField = ({ page, t }: Visit, key: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${t(key)}( \\*| ${t('register:optional')})?$`) });
export const getPasswordField = ({ page, t }: Visit, key: string) => page.getByLabel(new RegExp(`^${t(key)}( \\*)?$`));
export const clickButton = ({ page, t }: Visit, key: string) =>
  page.getByRole('button', { name: t(key), exact: true }).click();
