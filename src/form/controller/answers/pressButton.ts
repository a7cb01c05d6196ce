import { openRequest, type Pointer } from '#engine';
import { t } from '../../i18n';
import { contextOf, flush, type Session } from '../formController';
import { isRequestOpen } from '../policy/isRequestOpen';
import { missingPolicy, showAtField, unshowAtField } from '../problems/problems';
import { answer } from './answer';

/**
 * Presses a button of the form. The one that starts a request looks for an open one first; where there is one it
 * stays unpressed. Gives back where something has to be put right before.
 */
export async function pressButton(session: Session, at: Pointer): Promise<Pointer | undefined> {
  flush(session);
  const { props, store } = session;
  const noPolicy = missingPolicy(session);
  if (noPolicy) return noPolicy;
  unshowAtField(session, at);
  const { policyNo } = store.get();
  if (props.definition.request.openRequestCheck === at) {
    const hasOpenRequest = await isRequestOpen(session, policyNo);
    if (store.get().policyNo !== policyNo) return undefined;
    if (hasOpenRequest === 'failed') {
      showAtField(session, { at, rule: 'check', message: t('button.failed') });
      return undefined;
    }
    const opening = openRequest(props.definition, { ...contextOf(session), hasOpenRequest });
    if ('refusal' in opening) {
      store.set({ dialog: { kind: 'message', message: opening.refusal.message } });
      return undefined;
    }
  }
  answer(session, at, true);
  store.set({ spoken: t('moreBelow') });
  return undefined;
}
