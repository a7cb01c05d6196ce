import type { CompiledDefinition } from '../src/engine';
import type { DeviceKeys } from '../src/form/controller/draft/deviceKeys';
import { RequestForm } from '../src/form/RequestForm';
import '../src/ui/global.css';
import type { Given } from './shapes';

interface Props {
  definition: CompiledDefinition;
  given: Given;
  deviceKeys: DeviceKeys;
}

const nothing = () => {};

/** The form, with a fake server. */
export const OpenForm = ({ definition, given, deviceKeys }: Props) => (
  <>
    <RequestForm
      definition={definition}
      customer={given.customer}
      policies={given.policies}
      subType={{ name: definition.request.subType.name, code: 'ST0000' }}
      today={given.today}
      insurer={{}}
      simulated={[]}
      saveFrom={async () => ({ status: 'ok', data: {} })}
      call={async (name) => ({
        status: 'ok',
        data: { status: 'success', ...given.responses[name] },
      })}
      beforeLeaving={() => () => {}}
      notify={nothing}
      deviceKeys={deviceKeys}
      initialPolicyNo={given.policyNo}
      onSubmit={() => {}}
      onRaised={nothing}
      onClosed={nothing}
    />
  </>
);
