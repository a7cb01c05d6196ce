import type { Outcome } from '#engine';
import { t } from '../../i18n';
import type { FormController } from '../formController';
import { forgetForm } from '../leftForms';
import { resetForm } from '../resetForm';
import type { FormState } from '../state';

/** The request was raised: empties the form and shows the tickets. */
export function finish(
  controller: FormController,
  policyNo: string,
  { message, tickets, then, withdraw }: Extract<Outcome, { kind: 'done' }>,
): void {
  resetForm(controller);
  const dialog: FormState['dialog'] = { kind: 'done', message, tickets, policyNo, then, withdraw };
  controller.store.set({ dialog, announcement: t('done.title') });
  forgetForm(controller);
  controller.props.onRaised({ tickets, policyNo });
}
