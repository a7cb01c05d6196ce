import { Hint, Notice, PrimaryButton, Stack } from '#ui';
import { canSubmit, labelOf } from '#engine';
import { contextOf } from '../controller/formController';
import { fieldsWithoutProof } from '../controller/proofs/proofStatus';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';

const reasonId = 'submit~reason';

/** The submit button, why it is disabled, and whether the draft is saved. */
export function SubmitBar() {
  const { definition } = useFormController().props;
  const isSending = useFormState((state) => state.submission.kind === 'sending');
  const isOpening = useFormState((state) => state.phase === 'opening');
  const isUnsent = useFormState((state) => state.submission.kind === 'unsent');
  const draft = useFormState((state) => state.draft);
  const isSavedByServer = definition.request.draft !== undefined;
  const { reason, isHidden } = useReason();
  return (
    <Stack gap={1.5}>
      {!isHidden && (
        <div>
          <PrimaryButton
            type="submit"
            disabled={isSending || isOpening || reason !== undefined}
            aria-describedby={reason && reasonId}
          >
            {isSending ? t('submit.sending') : (definition.ui['ui:submit'] ?? t('submit.button'))}
          </PrimaryButton>
        </div>
      )}
      {reason && <Hint id={reasonId}>{reason}</Hint>}
      <div role="status">
        {isUnsent && (
          <Notice kind="warning">
            <p>{t('submit.unsent')}</p>
          </Notice>
        )}
      </div>
      <Hint role="status">
        {draft === 'failed' && t('draft.failed')}
        {(draft === 'saved' || draft === 'restored') && !isSavedByServer && t('draft.saved')}
      </Hint>
    </Stack>
  );
}

/** Why the request cannot be sent yet; some request types hide the button until then. */
function useReason(): { reason: string | undefined; isHidden: boolean } {
  const controller = useFormController();
  const { definition } = controller.props;
  const { submitWhen, proofs } = definition.request;
  const isReady = useFormState(({ answers }) =>
    canSubmit(definition, contextOf(controller), answers),
  );
  const blocking = useFormState(
    (state) => fieldsWithoutProof(definition, state.proofs, state.answers)[0],
  );
  if (!isReady) return { reason: submitWhen!.message, isHidden: submitWhen!.until === 'hidden' };
  if (blocking === undefined) return { reason: undefined, isHidden: false };
  const message = proofs?.[blocking]?.holdsWhen ? 'submit.heldUnseen' : 'submit.held';
  return {
    reason: t(message, { label: labelOf(definition, blocking) }),
    isHidden: submitWhen?.until === 'hidden',
  };
}
