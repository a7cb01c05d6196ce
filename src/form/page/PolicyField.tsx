import { styled } from '@mui/material/styles';
import type { Context } from '../../engine';
import { idOf } from '../draw/id';
import { Select } from '../parts/controls';
import { useAria } from '../parts/FieldContext';
import { FieldFrame } from '../parts/FieldFrame';
import { Hint } from '../parts/Hint';
import { pickPolicy } from '../session/pickPolicy';
import { useRequest, useSession } from '../session/useSession';
import { say } from '../words';
import { QuietButton } from '../parts/QuietButton';

const id = idOf('/policy');

/** Which policy the request is for; only those that may ask stand here. */
export function PolicyField({ policies }: { policies: Context['policies'] }) {
  const says = useRequest((state) => state.shown.find(({ at }) => at === '/policy')?.says);
  return (
    <FieldFrame id={id} label={say('policy.label')} labelled="label" isRequired says={says}>
      <PolicySelect policies={policies} />
      <PolicyPhase />
    </FieldFrame>
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
const Waiting = styled('span')({ position: 'absolute', marginTop: 4 });

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
          <QuietButton onClick={() => void pickPolicy(session, policyNo)}>
            {say('tryAgain')}
          </QuietButton>
        </>
      )}
    </Hint>
  );
}
