import type { Example } from '#authoring';
import type { CompiledDefinition } from '#engine';
import { type Applicant, recordsOf } from '#fixtures';
import type { FormController, RequestFormProps } from '#form/preview';
import { t } from '../../i18n';
import { callIn } from '../calls/makeCall';
import type { Responses } from '../calls/responses';
import type { MadeCall, PreviewState } from '../previewState';
import { insurer } from './insurer';
import { frameStore, notify } from './store';

/** A form from its start until the user starts another one. It outlives changes of its definition. */
export interface OpenedForm {
  state: PreviewState;
  controller: FormController | undefined;
  props: RequestFormProps | undefined;
  responses: Responses;
  made: MadeCall[];
  /** Slow calls are not delayed: the form reopens after a change of its definition. */
  isQuick: boolean;
}

/** Without keys, the form stores nothing on this device. The same object for all forms, which identifies them. */
const deviceKeys = { keys: [], days: 0 };

/** The props that the portal would pass to the form. */
export function formProps(form: OpenedForm, definition: CompiledDefinition): RequestFormProps {
  const { state } = form;
  const isShown = () => form.props === props;
  const props: RequestFormProps = {
    definition,
    subType: { name: definition.request.subType.name, code: 'ST0101' },
    ...recordsOf(applicantOf(state, state.policyNo)),
    today: state.today,
    insurer,
    simulated: [],
    call: callIn({
      responses: form.responses,
      made: form.made,
      situation: () => situationOf(form, definition, props),
      outcomeOf: (call) => form.state.outcomes[call] ?? 'right',
      isQuick: () => form.isQuick,
    }),
    saveFrom: async (_url, name) => {
      notify('success', t('preview.frame.saved', { name }));
      return { status: 'ok', data: {} };
    },
    notify: (kind, message) => isShown() && notify(kind, message),
    deviceKeys,
    link: exampleOf(state)?.link,
    beforeLeaving: () => () => {},
    onSubmit: (event) => event === 'sending' && form.responses.startSubmit(),
    onRaised: () => {},
    onClosed: () => isShown() && frameStore.set({ isEnded: true }),
    nextLink: ({ title, opens }) => t('preview.frame.nextLink', { title, opens }),
    openTicket: ({ ticketnumber }) => t('preview.frame.openTicket', { ticketnumber }),
  };
  form.props = props;
  return props;
}

/** The example whose records apply; undefined after the user has chosen another customer. */
function exampleOf({ fill, clientId }: PreviewState): Example | undefined {
  const example = fill.kind === 'example' ? fill.example : undefined;
  return example?.as.clientId === clientId ? example : undefined;
}

function applicantOf(state: PreviewState, policyNo: string | undefined): Applicant {
  const { clientId, today } = state;
  const { as, customer, policy, holds } = exampleOf(state) ?? {};
  const isOfExample = as !== undefined && as.policyNo === policyNo;
  return { as: { clientId, policyNo }, today, customer, holds, ...(isOfExample && { policy }) };
}

function situationOf(
  { state, controller }: OpenedForm,
  definition: CompiledDefinition,
  { customer, policies, subType, today }: RequestFormProps,
) {
  const policyNo = controller?.store.get().policyNo || state.policyNo;
  const policy = policies.find((one) => one.policyNo === policyNo);
  const loaded = controller?.store.get().loaded ?? {};
  return {
    definition,
    applicant: applicantOf(state, policyNo),
    example: exampleOf(state),
    context: { customer, policies, policy, subType, today, loaded },
  };
}
