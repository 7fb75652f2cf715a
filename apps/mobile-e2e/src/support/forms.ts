import type { Visit } from './fixtures.ts';

/** A field by its label, behind which stands a mark where it is required, or a word where it is not. */
export const getField = ({ page, t }: Visit, key: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${t(key)}( \\*| ${t('register:optional')})?$`) });
export const getPasswordField = ({ page, t }: Visit, key: string) => page.getByLabel(new RegExp(`^${t(key)}( \\*)?$`));
export const clickButton = ({ page, t }: Visit, key: string) =>
  page.getByRole('button', { name: t(key), exact: true }).click();
