import { Hint, MessageDialog, PrimaryButton, Stack } from '#ui';
import { type CompiledDefinition, type Context, wordsOfEngine } from '#engine';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FailedNotice } from '../../parts/FailedNotice';
import { SelectField } from '../../parts/SelectField';
import { say } from '../../i18n';
import { usePick } from './usePick';
import { WayChoice } from './SubmissionOption';

export interface WaysFormProps {
  definition: CompiledDefinition;
  policies: Context['policies'];
  subTypeCode: string;
  /** The definition that is filled in, and the one that takes a paper. */
  fill: string;
  upload: string;
  addressOf: (form: string, policyNo?: string) => string;
}

export const WaysForm = (props: WaysFormProps) => {
  const { definition, policies, subTypeCode, fill, upload, addressOf } = props;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const incident = query.get('incidentNum') ?? '';
  const picked = usePick(subTypeCode, incident, query.get('policyNum') ?? '');
  const [form, setForm] = useState(fill);
  const [problem, setProblem] = useState<string>();
  const words = wordsOfEngine(definition).policy;

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
          label={say('policy')}
          problem={problem}
          empty={say('choosePolicy')}
          value={picked.policyNo}
          onChange={({ target }) => {
            setProblem(undefined);
            picked.pick(target.value);
          }}
          options={policies.map(({ policyNo, title }) => ({ value: policyNo, title }))}
        />
        <Hint role="status">{picked.isChecking && say('raise.ways.checking')}</Hint>
        {picked.hasFailed && (
          <FailedNotice says={say('raise.formFailed')} onAgain={picked.checkAgain} />
        )}
        {picked.isReady && (
          <WayChoice fill={fill} upload={upload} chosen={form} onChoose={setForm} />
        )}
        <div>
          <PrimaryButton type="submit">{say('raise.continue')}</PrimaryButton>
        </div>
      </Stack>
      {picked.obstacle && (
        <MessageDialog
          title={say('raise.ways.stopped')}
          says={picked.obstacle.isOpen ? words['open-request'] : picked.obstacle.says}
          button={say('raise.ok')}
          onClose={() => picked.pick('')}
        />
      )}
    </form>
  );
};
