import { Button } from '@livery/ui/button';
import { TextField } from '@livery/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { toBase64 } from '../to-base64.ts';
import { ProblemList } from '../import/problem-list.tsx';
import type { BrandRequestDetails } from '../requests/requests.api.ts';
import { findProblems } from './find-problems.ts';
import { guessMarket } from './guess-market.ts';
import { LogoChoice } from './logo-choice.tsx';
import { MarketFacts } from './market-facts.tsx';
import type { Markets } from '../markets/markets.api.ts';
import { type BrandProposal, useCreateBrandMutation, useProposeBrandMutation } from './new-brand.api.ts';
import { Proposals } from './proposals.tsx';
import { useMarketName } from '../markets/use-market-name.ts';
import { useNewBrand } from './use-new-brand.ts';
import styles from './new-brand.module.css';

interface LogoFormProps {
  readonly markets: Markets;
  /**
   * Id of the request for this brand. Undefined if the operator creates the brand without a request. `wishes` are the
   * fields of the request, and they are the initial values of the form.
   */
  readonly requestId?: string;
  readonly wishes?: BrandRequestDetails;
}

/** Returns the logo of a brand request as a file. Undefined if the request has no logo. */
const readRequestedLogo = (logo: BrandRequestDetails['logo'] | undefined): File | undefined => {
  if (!logo) return undefined;
  const bytes = Uint8Array.from(atob(logo.content), (character) => character.charCodeAt(0));
  const type = logo.format === 'svg' ? 'image/svg+xml' : 'image/png';
  return new File([bytes], `logo.${logo.format}`, { type });
};

/** Form that creates a new brand from a logo, a name and a market. The operator chooses one of three proposals. */
export const LogoForm = ({ markets: { markets }, requestId, wishes }: LogoFormProps) => {
  const t = useTexts('creation');
  const act = useAct();
  const getMarketName = useMarketName();
  const [logo, setLogo] = useState(() => readRequestedLogo(wishes?.logo));
  const [name, setName] = useState(wishes?.name ?? '');
  const [code, setCode] = useState('');
  const [market, setMarket] = useState(
    () => wishes?.market ?? guessMarket(markets, Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  const [propose, proposing] = useProposeBrandMutation();
  const proposed = proposing.data;

  /**
   * Creates a change handler for a form field. The handler also removes the design proposals, because they were created
   * from the previous values of the form.
   */
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      proposing.reset();
    };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!logo) return;
    const content = await toBase64(logo);
    await act(propose({ name: name.trim(), market, logo: content, ...(code && { code }) }));
  };
  return (
    <div className={styles.steps}>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <LogoChoice file={logo} onSelect={change(setLogo)} />
        <TextField
          label={t('name')}
          value={name}
          required
          maxLength={40}
          onChange={(event) => change(setName)(event.currentTarget.value)}
        />
        <SelectField
          label={t('market')}
          value={market}
          onSelect={change(setMarket)}
          options={markets.map((each) => ({ value: each.market, label: getMarketName(each) }))}
        />
        <MarketFacts market={markets.find((each) => each.market === market)} />
        <CodeField value={code} onChange={change(setCode)} />
        <Button type="submit" tone={proposed ? 'quiet' : 'accent'} isPending={proposing.isLoading} disabled={!logo}>
          {t('propose')}
        </Button>
        <ProblemList problems={findProblems(proposing.error)} />
      </form>
      {proposed && <ChosenProposal key={proposing.requestId} {...proposed} requestId={requestId} />}
    </div>
  );
};

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Field for the code of a new brand. If it is empty, the gateway derives the code from the name. */
export const CodeField = ({ value, onChange }: CodeFieldProps) => {
  const t = useTexts('creation');
  return (
    <TextField
      label={t('code')}
      hint={t('codeHint')}
      value={value}
      dir="ltr"
      maxLength={40}
      pattern="[a-z0-9]([a-z0-9\-]*[a-z0-9])?"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};

interface ChosenProposalProps {
  readonly code: string;
  readonly proposals: readonly BrandProposal[];
  readonly requestId: string | undefined;
}

/** Shows the design proposals for a new brand, and the buttons that create the brand from the selected proposal. */
const ChosenProposal = ({ code, proposals, requestId }: ChosenProposalProps) => {
  const t = useTexts('creation');
  const act = useAct();
  const [selected, setSelected] = useState<BrandProposal['id']>('light');
  const [create, creating] = useCreateBrandMutation();
  const next = useNewBrand(requestId);
  const proposal = proposals.find(({ id }) => id === selected);
  const isPending = creating.isLoading || next.isPending;
  const handleCreate = async (follow: typeof next.edit) => {
    if (!proposal) return;
    const { text, images } = proposal;
    const created = await act(create({ code, source: { kind: 'document', text, images } }), t('created'));
    if (created) await follow(created);
  };
  return (
    <section className={styles.result} aria-label={t('proposals.title')}>
      <Proposals proposals={proposals} selected={selected} onSelect={setSelected} />
      <p className={styles.hint}>
        {t('willBe')} <code dir="ltr">{code}</code>
      </p>
      <div className={styles.actions}>
        <Button isPending={isPending} onClick={() => void handleCreate(next.edit)}>
          {t('createAndEdit')}
        </Button>
        {next.mayGoLive && (
          <Button tone="accent" isPending={isPending} onClick={() => void handleCreate(next.goLive)}>
            {t('createAndPublish')}
          </Button>
        )}
      </div>
      <ProblemList problems={findProblems(creating.error)} />
    </section>
  );
};
