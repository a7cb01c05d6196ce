import { schemaVersion } from '#engine';
import { releaseDeviceDraft } from './draft/deviceDraft';
import type { DeviceKeys } from './draft/deviceKeys';
import { createFormController, type FormController } from './formController';
import type { RequestFormProps } from './requestFormProps';

/**
 * Forms that send while no page shows them, and those whose end the customer has not seen yet. A customer who comes back
 * finds the form unchanged. They belong to the keys of one session and are forgotten with it.
 */
const leftForms = new WeakMap<DeviceKeys, Map<string, FormController>>();

const shownForms = new WeakSet<FormController>();

/** The form of a request type that was left, or else a new one. */
export function controllerFor(props: RequestFormProps): FormController {
  const left = leftForms.get(props.deviceKeys)?.get(props.definition.key);
  return left && isMeant(left, props) ? left : createFormController(props);
}

/** Lets the next page that shows its request type go on with a form, whichever page had it before. */
export function handOver(controller: FormController): void {
  const { deviceKeys, definition } = controller.props;
  const forms = leftForms.get(deviceKeys) ?? new Map<string, FormController>();
  leftForms.set(deviceKeys, forms);
  forms.set(definition.key, controller);
}

/** A link to another policy, or other questions, ask for a new form; there is none beside one that is being sent. */
const isMeant = (
  left: FormController,
  { definition, initialPolicyNo: wanted }: RequestFormProps,
): boolean =>
  isSending(left) ||
  (schemaVersion(left.props.definition) === schemaVersion(definition) &&
    (wanted === undefined ||
      wanted === left.props.initialPolicyNo ||
      wanted === left.store.get().policyNo));

/** A page shows the form from now on; returns how to leave it. */
export function showForm(controller: FormController): () => void {
  const { deviceKeys, definition } = controller.props;
  const forms = leftForms.get(deviceKeys) ?? new Map<string, FormController>();
  leftForms.set(deviceKeys, forms);
  const left = forms.get(definition.key);
  if (left === controller) controller.store.set({ isBack: true });
  else if (left) releaseDeviceDraft(left);
  shownForms.add(controller);
  if (!isSending(controller)) forms.delete(definition.key);
  return () => {
    shownForms.delete(controller);
    if (isSending(controller)) forms.set(definition.key, controller);
    else {
      forms.delete(definition.key);
      releaseDeviceDraft(controller);
    }
    // The address belongs to another page now.
    const { pageAddress: _left, ...props } = controller.props;
    controller.props = props;
  };
}

/** Nobody has to see the end of this form any more. */
export function forgetForm(controller: FormController): void {
  const { props } = controller;
  leftForms.get(props.deviceKeys)?.delete(props.definition.key);
  if (!shownForms.has(controller)) releaseDeviceDraft(controller);
}

export const isSending = ({ store }: FormController): boolean =>
  store.get().submission.kind === 'sending';

/** Acts once the form no longer sends: at once where it does not. */
export function whenSent(controller: FormController, act: () => void): void {
  if (!isSending(controller)) return act();
  const unwatch = controller.store.watch(() => {
    if (isSending(controller)) return;
    unwatch();
    act();
  });
}
