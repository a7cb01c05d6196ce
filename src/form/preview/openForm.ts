import { definitionFor, openRequest } from '#engine';
import { fetchLists } from '../controller/answers/lists';
import { contextOf, createFormController, type FormController } from '../controller/formController';
import type { RequestFormProps } from '../controller/requestFormProps';
import { pickPolicy } from '../controller/policy/pickPolicy';
import { withoutDeviceDraft } from './withoutDeviceDraft';

/** A form that no page shows yet and no device keeps. */
export function createForm(given: RequestFormProps): FormController {
  const definition = definitionFor(given.definition, given.insurer, given.today);
  const controller = createFormController({ ...given, definition });
  // There is no draft to wait for.
  controller.isRestored = true;
  withoutDeviceDraft(controller);
  return controller;
}

/** A form as a customer opens it, with a policy. `opened` resolves when all that it asks for then has arrived. */
export function openForm(
  props: RequestFormProps,
  policyNo = '',
): { controller: FormController; opened: Promise<void> } {
  const controller = createForm(props);
  return { controller, opened: begin(controller, policyNo) };
}

/** Fetches lists and opens the policy, or else the only one that is eligible. */
export async function begin(controller: FormController, wanted: string): Promise<void> {
  const opening = openRequest(controller.props.definition, contextOf(controller));
  if ('refusal' in opening) return;
  const { policies } = opening;
  const policyNo = wanted || (policies.length === 1 ? policies[0]!.policyNo : '');
  const lists = fetchLists(controller, 'free');
  if (policyNo) await pickPolicy(controller, policyNo);
  await lists;
}
