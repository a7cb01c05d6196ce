import styled from '@emotion/styled';
import type { Context } from '../../engine';
import { idOf } from '../draw/id';
import { Select } from '../../look/controls';
import { useAria } from '../../look/FieldContext';
import { Question } from '../parts/Question';
import { Hint } from '../../look/Hint';
import { pickPolicy } from '../session/pickPolicy';
import { useRequest, useSession } from '../session/useSession';
import { say } from '../words';
import { TextButton } from '../../look/Button';

const id = idOf('/policy');

/** Which policy the request is for; only those that may ask stand here. */
export function PolicyField({ policies }: { policies: Context['policies'] }) {
  const says = useRequest((state) => state.shown.find(({ at }) => at === '/policy')?.says);
  return (
    <Question id={id} label={say('policy.label')} labelled="label" isRequired problem={says}>
      <PolicySelect policies={policies} />
      <PolicyPhase />
    </Question>
  );
}

function PolicySelect({ policies }: { policies: Context['policies'] }) {
  const session = useSession();
  const policyNo = useRequest((state) => state.policyNo);
  return (
    <Select
      {...useAria(true)}
      id={id}
      value={policyNo}
      onChange={({ target }) => void pickPolicy(session, target.value)}
    >
      <option value="">{say('policy.select')}</option>
      {policies.map((policy) => (
        <option key={policy.policyNo} value={policy.policyNo}>
          {policy.title}
        </option>
      ))}
    </Select>
  );
}

/** Waiting is said in the space that is there anyway, so that nothing moves while the policy is opened. */
const Waiting = styled.span`
  position: absolute;
  margin-top: 4px;
`;

function PolicyPhase() {
  const session = useSession();
  const phase = useRequest((state) => state.phase);
  const policyNo = useRequest((state) => state.policyNo);
  return (
    <Hint role="status">
      {phase === 'opening' && <Waiting>{say('policy.opening')}</Waiting>}
      {phase === 'failed' && (
        <>
          {say('policy.failed')}{' '}
          <TextButton onClick={() => void pickPolicy(session, policyNo)}>
            {say('tryAgain')}
          </TextButton>
        </>
      )}
    </Hint>
  );
}
