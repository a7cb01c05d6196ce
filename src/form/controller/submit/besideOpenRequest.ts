import { interpolate } from '#engine';
import { t } from '../../i18n';
import { pressed } from '../calls';
import type { FormController } from '../formController';
import { checkPolicy } from '../policy/checkPolicy';

/**
 * Where another open request of this kind is allowed, names it and asks whether to send this one as well. Resolves to
 * a message if the server could not be asked.
 */
export async function goesOnBesideOpenRequest(
  controller: FormController,
  policyNo: string,
): Promise<boolean | { failed: string }> {
  const { props, store } = controller;
  const notice = props.definition.request.openRequestNotice;
  if (!notice) return true;
  const check = await checkPolicy(controller, policyNo, pressed);
  if (check === 'failed') return { failed: t('submit.uncheckedOpen') };
  const { ticketnumber } = check;
  if (ticketnumber === undefined) return true;
  const { message, ...choices } = notice;
  return new Promise((onChoice) => {
    store.set({
      dialog: {
        kind: 'pause',
        message: interpolate(message, { ticketnumber }, props.definition.textAt),
        choices,
        onChoice,
      },
    });
    props.onSubmit('waiting');
  });
}
