import { canSubmit, labelOf } from '#engine';
import { contextOf } from '../controller/formController';
import { choicesBefore, fieldsWithoutProof } from '../controller/proofs/proofStatus';
import { useFormController, useFormState } from '../controller/useFormController';
import { t } from '../i18n';

/** Why the request cannot be sent yet; some request types hide the button until then. */
export function useSubmitReason(): { reason: string | undefined; isHidden: boolean } {
  const controller = useFormController();
  const { definition } = controller.props;
  const { submitWhen, proofs } = definition.request;
  const isReady = useFormState(({ answers }) =>
    canSubmit(definition, contextOf(controller), answers),
  );
  const blocking = useFormState((state) => fieldsWithoutProof(controller, state)[0]);
  const choice = useFormState((state) => choicesBefore(definition, state.answers)[0]);
  if (!isReady) return { reason: submitWhen!.message, isHidden: submitWhen!.until === 'hidden' };
  const isHidden = submitWhen?.until === 'hidden';
  if (choice !== undefined)
    return { reason: t('submit.heldByChoice', { label: labelOf(definition, choice) }), isHidden };
  if (blocking === undefined) return { reason: undefined, isHidden: false };
  const message = proofs?.[blocking]?.holdsWhen ? 'submit.heldUnseen' : 'submit.held';
  return { reason: t(message, { label: labelOf(definition, blocking) }), isHidden };
}
