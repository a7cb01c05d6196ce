import { Hint, MessageDialog, PrimaryButton, Stack } from '#ui';
import { type CompiledDefinition, type Context, engineMessages, interpolate } from '#engine';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FailedNotice } from '../../components/FailedNotice';
import { OpenTicket } from '../../components/OpenTicket';
import { roomUntil } from '../../components/roomUntil';
import { SelectField } from '../../components/SelectField';
import { t } from '../../i18n';
import { usePolicySelection } from './usePolicySelection';
import { SubmissionOption } from './SubmissionOption';

export interface SubmissionOptionsFormProps {
  definition: CompiledDefinition;
  policies: Context['policies'];
  subTypeCode: string;
  /** Keys of the request type to fill in, and of the one that takes the paper form. */
  fill: string;
  upload: string;
  /** The form to fill in is the full application. */
  isFull: boolean;
  addressOf: (form: string, policyNo?: string) => string;
}

/** What is said while the policy is checked stands in the room of the options, so that nothing moves when they come. */
const Options = styled.div`
  position: relative;
  &:not(:has(> * + *)) {
    position: absolute;
  }
  > [role='status'] {
    position: absolute;
  }
`;

const notOffered = (definition: CompiledDefinition, policyNo: string) =>
  interpolate(engineMessages(definition).policy['not-offered'], { policyNo });

export const SubmissionOptionsForm = (props: SubmissionOptionsFormProps) => {
  const { definition, policies, subTypeCode, fill, upload, isFull, addressOf } = props;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const incident = query.get('incidentNum') ?? '';
  const named = query.get('policyNum') ?? '';
  const isOffered = policies.some(({ policyNo }) => policyNo === named);
  const only = named === '' && policies.length === 1 ? policies[0]!.policyNo : '';
  const selection = usePolicySelection(subTypeCode, incident, isOffered ? named : only);
  const [form, setForm] = useState(fill);
  const [problem, setProblem] = useState(
    named === '' || isOffered ? undefined : notOffered(definition, named),
  );
  const words = engineMessages(definition).policy;

  function proceed() {
    if (selection.isReady) return void navigate(addressOf(form, selection.policyNo));
    if (selection.hasFailed) return selection.checkAgain();
    if (selection.policyNo !== '') return undefined;
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
          value={selection.policyNo}
          onChange={({ target }) => {
            setProblem(undefined);
            selection.select(target.value);
          }}
          options={policies.map(({ policyNo, title }) => ({ value: policyNo, title }))}
        />
        {selection.hasFailed && (
          <FailedNotice message={t('raise.formFailed')} onAgain={selection.checkAgain} />
        )}
        <Options>
          <Hint role="status">{selection.isChecking && t('raise.submission.checking')}</Hint>
          {selection.hasOptions && (
            <div style={roomUntil(selection.isReady)}>
              <SubmissionOption {...{ fill, upload, isFull }} selected={form} onSelect={setForm} />
            </div>
          )}
        </Options>
        <div>
          <PrimaryButton type="submit">{t('raise.continue')}</PrimaryButton>
        </div>
      </Stack>
      {selection.obstacle && (
        <MessageDialog
          title={t('raise.submission.stopped')}
          message={selection.obstacle.isOpen ? words['open-request'] : selection.obstacle.message}
          button={t('raise.ok')}
          onClose={() => selection.select('')}
        >
          {selection.obstacle.ticketnumber && (
            <OpenTicket
              ticketnumber={selection.obstacle.ticketnumber}
              policyNo={selection.checkedPolicyNo}
            />
          )}
        </MessageDialog>
      )}
    </form>
  );
};
