import { Hint, MessageDialog, PrimaryButton, Stack } from '#ui';
import { type CompiledDefinition, type Context, engineMessages } from '#engine';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FailedNotice } from '../../parts/FailedNotice';
import { SelectField } from '../../parts/SelectField';
import { t } from '../../i18n';
import { usePick } from './usePick';
import { SubmissionOption } from './SubmissionOption';

export interface WaysFormProps {
  definition: CompiledDefinition;
  policies: Context['policies'];
  subTypeCode: string;
  /** The definition that is filled in, and the one that takes a paper. */
  fill: string;
  upload: string;
  addressOf: (form: string, policyNo?: string) => string;
}

export const SubmissionOptionsForm = (props: WaysFormProps) => {
  const { definition, policies, subTypeCode, fill, upload, addressOf } = props;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const incident = query.get('incidentNum') ?? '';
  const picked = usePick(subTypeCode, incident, query.get('policyNum') ?? '');
  const [form, setForm] = useState(fill);
  const [problem, setProblem] = useState<string>();
  const words = engineMessages(definition).policy;

  function proceed() {
    if (picked.isReady) return void navigate(addressOf(form, picked.policyNo));
    if (picked.policyNo !== '') return undefined;
    setProblem(words.required);
    return document.getElementById('policy')?.focus();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        proceed();
      }}
    >
      <Stack>
        <SelectField
          id="policy"
          label={t('policy')}
          problem={problem}
          empty={t('choosePolicy')}
          value={picked.policyNo}
          onChange={({ target }) => {
            setProblem(undefined);
            picked.pick(target.value);
          }}
          options={policies.map(({ policyNo, title }) => ({ value: policyNo, title }))}
        />
        <Hint role="status">{picked.isChecking && t('raise.ways.checking')}</Hint>
        {picked.hasFailed && (
          <FailedNotice message={t('raise.formFailed')} onAgain={picked.checkAgain} />
        )}
        {picked.isReady && (
          <SubmissionOption fill={fill} upload={upload} chosen={form} onChoose={setForm} />
        )}
        <div>
          <PrimaryButton type="submit">{t('raise.continue')}</PrimaryButton>
        </div>
      </Stack>
      {picked.obstacle && (
        <MessageDialog
          title={t('raise.ways.stopped')}
          message={picked.obstacle.isOpen ? words['open-request'] : picked.obstacle.message}
          button={t('raise.ok')}
          onClose={() => picked.pick('')}
        />
      )}
    </form>
  );
};
