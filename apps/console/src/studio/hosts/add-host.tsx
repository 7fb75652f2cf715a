import { Button } from '@livery/ui/button';
import { TextField } from '@livery/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAddBrandHostMutation } from './hosts.api.ts';
import { useHostError } from './use-host-error.ts';
import styles from './hosts.module.css';

interface AddHostProps {
  readonly brand: string;
  /**
   * Called after the gateway has added the host. `host` is the normalised name as browsers send it, for example in
   * lower case and with international letters in Punycode.
   */
  readonly onAdd?: (host: string) => void;
}

/** Form that adds a host to a brand and starts the verification of this host. */
export const AddHost = ({ brand, onAdd }: AddHostProps) => {
  const t = useTexts('hosts');
  const explain = useHostError();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [add, adding] = useAddBrandHostMutation();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || adding.isLoading) return;
    try {
      const { host } = await add({ brand, host: text }).unwrap();
      setText('');
      onAdd?.(host);
    } catch (error) {
      setProblem(explain(error));
    }
  };
  return (
    <form className={styles.add} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        className={styles.field}
        label={t('add.label')}
        hint={t('add.hint')}
        error={problem}
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <Button className={styles.submit} type="submit" isPending={adding.isLoading}>
        {t('add.submit')}
      </Button>
    </form>
  );
};
