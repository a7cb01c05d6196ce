import { refusalOf, type Pointer } from '#engine';
import { t } from '../../i18n';
import { contextOf, flush, type FormController } from '../formController';
import { pressed } from '../calls';
import { checkPolicy, refusalDialog } from '../policy/checkPolicy';
import { showMissingPolicy, showFieldProblem, clearFieldProblem } from '../problems/problems';
import { answer } from './answer';

/**
 * Presses a button of the form. The button of the open-request check stays unpressed if a request is open already.
 * Returns the field to correct first, if any.
 */
export async function pressButton(
  controller: FormController,
  at: Pointer,
): Promise<Pointer | undefined> {
  flush(controller);
  const { props, store } = controller;
  const noPolicy = showMissingPolicy(controller);
  if (noPolicy) return noPolicy;
  clearFieldProblem(controller, at);
  const { policyNo } = store.get();
  if (props.definition.request.openRequestCheck === at) {
    const checked = await checkPolicy(controller, policyNo, pressed);
    if (store.get().policyNo !== policyNo) return undefined;
    if (checked === 'failed') {
      showFieldProblem(controller, { at, rule: 'check', message: t('button.failed') });
      return undefined;
    }
    const { isOpen: hasOpenRequest, ticketnumber } = checked;
    const refusal = refusalOf(props.definition, { ...contextOf(controller), hasOpenRequest });
    if (refusal) {
      store.set({ dialog: refusalDialog(refusal, policyNo, ticketnumber) });
      return undefined;
    }
  }
  answer(controller, at, true);
  store.set({ announcement: t('moreBelow') });
  return undefined;
}
