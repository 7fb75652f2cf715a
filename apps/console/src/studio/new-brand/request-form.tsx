import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { TextField } from '@livery/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { toBase64 } from '../to-base64.ts';
import { ProblemList } from '../import/problem-list.tsx';
import { useAddBrandRequestMutation } from '../requests/requests.api.ts';
import { findProblems } from './find-problems.ts';
import { guessMarket } from './guess-market.ts';
import { LogoChoice } from './logo-choice.tsx';
import type { Market, Markets } from '../markets/markets.api.ts';
import { useMarketName } from '../markets/use-market-name.ts';
import styles from './new-brand.module.css';

interface Wishes {
  readonly name: string;
  readonly market: string;
  readonly languages: readonly string[];
  readonly currency: string;
  readonly wish: string;
  /** Last day as `YYYY-MM-DD`. Empty if the request has no deadline. */
  readonly deadline: string;
}

/**
 * Returns the form values that depend on the market, such as the currency. They replace the values in the form when the
 * operator selects the market.
 */
const toMarketWishes = (market: Market | undefined) => ({
  market: market?.market ?? '',
  languages: market?.languages ?? [],
  currency: market?.currency ?? '',
});

/** Form that requests a brand. A person who may create brands accepts the request later. */
export const RequestForm = ({ markets: { markets, languages } }: { readonly markets: Markets }) => {
  const t = useTexts('creation');
  const act = useAct();
  const navigate = useNavigate();
  const getMarketName = useMarketName();
  const findMarket = (code: string) => markets.find((each) => each.market === code);
  const [logo, setLogo] = useState<File>();
  const [wishes, setWishes] = useState<Wishes>(() => ({
    name: '',
    wish: '',
    deadline: '',
    ...toMarketWishes(findMarket(guessMarket(markets, Intl.DateTimeFormat().resolvedOptions().timeZone))),
  }));
  const [add, adding] = useAddBrandRequestMutation();
  const change = (changed: Partial<Wishes>) => setWishes((before) => ({ ...before, ...changed }));
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const content = logo ? await toBase64(logo) : null;
    const { name, deadline } = wishes;
    const request = {
      ...wishes,
      name: name.trim(),
      wish: wishes.wish.trim(),
      languages: [...wishes.languages],
      deadline: deadline || null,
      logo: content,
    };
    const added = await act(add(request), t('request.sent'));
    if (added) await navigate(paths.request(added.requestId));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <p className={styles.hint}>{t('request.detail')}</p>
      <TextField
        label={t('name')}
        value={wishes.name}
        required
        maxLength={40}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <LogoChoice file={logo} onSelect={setLogo} />
      <SelectField
        label={t('market')}
        value={wishes.market}
        onSelect={(market) => change(toMarketWishes(findMarket(market)))}
        options={markets.map((each) => ({ value: each.market, label: getMarketName(each) }))}
      />
      <Languages
        languages={languages}
        selected={wishes.languages}
        onChange={(selected) => change({ languages: selected })}
      />
      <MoreWishes wishes={wishes} onChange={change} />
      <Button type="submit" tone="accent" isPending={adding.isLoading} disabled={wishes.languages.length === 0}>
        {t('request.send')}
      </Button>
      <ProblemList problems={findProblems(adding.error)} />
    </form>
  );
};

interface MoreWishesProps {
  readonly wishes: Wishes;
  readonly onChange: (changed: Partial<Wishes>) => void;
}

/** Fields for the currency, the deadline, and a description of the brand. */
const MoreWishes = ({ wishes, onChange }: MoreWishesProps) => {
  const t = useTexts('creation');
  return (
    <>
      <TextField
        label={t('request.currency')}
        value={wishes.currency}
        required
        dir="ltr"
        pattern="[A-Z]{3}"
        maxLength={3}
        onChange={(event) => onChange({ currency: event.currentTarget.value.toUpperCase() })}
      />
      <TextField
        label={t('request.deadline')}
        type="date"
        value={wishes.deadline}
        onChange={(event) => onChange({ deadline: event.currentTarget.value })}
      />
      <label className={styles.label}>
        {t('request.wish')}
        <textarea
          className={styles.area}
          rows={4}
          maxLength={2000}
          value={wishes.wish}
          onChange={(event) => onChange({ wish: event.currentTarget.value })}
        />
      </label>
    </>
  );
};

interface LanguagesProps {
  readonly languages: Markets['languages'];
  /** Codes in the order in which they were selected. The first code is that of the default language. */
  readonly selected: readonly string[];
  readonly onChange: (selected: readonly string[]) => void;
}

const Languages = ({ languages, selected, onChange }: LanguagesProps) => {
  const t = useTexts('creation');
  const toggle = (language: string) =>
    onChange(selected.includes(language) ? selected.filter((each) => each !== language) : [...selected, language]);
  return (
    <fieldset className={styles.languages}>
      <legend className={styles.legend}>{t('request.languages')}</legend>
      {languages.map(({ language, name }) => (
        <Checkbox
          key={language}
          label={<bdi>{name}</bdi>}
          checked={selected.includes(language)}
          onChange={() => toggle(language)}
        />
      ))}
    </fieldset>
  );
};
