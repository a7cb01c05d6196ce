import { Hint, Notice, PrimaryButton, Stack } from '#ui';
import { canSubmit, labelOf } from '#engine';
import { contextOf } from '../controller/formController';
import { fieldsWithoutProof } from '../controller/proofs/proofStatus';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';

const reasonId = 'submit~reason';

/** The one button, why it cannot be pressed yet, and what is kept of the answers. */
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

/** Why it cannot be sent yet; some request types keep the button away until then. */
function useReason(): { reason: string | undefined; isHidden: boolean } {
  const controller = useFormController();
  const { definition } = controller.props;
  const { submitWhen, proofs } = definition.request;
  const isReady = useFormState(({ answers }) =>
    canSubmit(definition, contextOf(controller), answers),
  );
  const held = useFormState(
    (state) => fieldsWithoutProof(definition, state.proofs, state.answers)[0],
  );
  if (!isReady) return { reason: submitWhen!.message, isHidden: submitWhen!.until === 'hidden' };
  if (held === undefined) return { reason: undefined, isHidden: false };
  const words = proofs?.[held]?.holdsWhen ? 'submit.heldUnseen' : 'submit.held';
  return {
    reason: t(words, { label: labelOf(definition, held) }),
    isHidden: submitWhen?.until === 'hidden',
  };
}
