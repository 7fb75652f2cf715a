import { Button } from '@livery/ui/button';
import { TextField } from '@livery/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { type BrandRequest, useSetBrandRequestDeadlineMutation } from './requests.api.ts';
import styles from './requests.module.css';

/** Changes the deadline of a brand request (a request for a new brand) that is not completed. */
export const Deadline = ({ request: { requestId, version, deadline } }: { readonly request: BrandRequest }) => {
  const t = useTexts('creation');
  const act = useAct();
  const [day, setDay] = useState(deadline ?? '');
  const [setDeadline, setting] = useSetBrandRequestDeadlineMutation();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void act(setDeadline({ request: { requestId, deadline: day || null }, version }), t('requests.deadlineSet'));
  };
  return (
    <Panel title={t('request.deadline')}>
      <form className={styles.row} onSubmit={handleSubmit}>
        <TextField
          label={t('requests.newDeadline')}
          type="date"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Button type="submit" isPending={setting.isLoading} disabled={day === (deadline ?? '')}>
          {t('requests.setDeadline')}
        </Button>
      </form>
    </Panel>
  );
};
