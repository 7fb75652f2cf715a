import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageTable } from '@livery/merchant/language-table';
import { fn } from 'storybook/test';
import { LanguageList } from './language-list.tsx';

const languages = Object.entries(languageTable).map(([code, { bcp47, name, flag }]) => ({
  code,
  bcp47,
  name,
  flag,
}));

export default {
  component: LanguageList,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'The choice of the language, in a sheet or on the settings screen.',
      avoid: 'Filters by language.',
      example: '<LanguageList languages={languages} value="EN" onSelect={chooseLanguage} />',
    },
  },
  args: { value: 'TY', onSelect: fn(), languages },
} satisfies Meta<typeof LanguageList>;
type Story = StoryObj<typeof LanguageList>;

export const OfABrand: Story = {
  args: { languages: languages.filter(({ code }) => ['TY', 'EN', 'AR', 'MY'].includes(code)) },
};
export const All: Story = {};
