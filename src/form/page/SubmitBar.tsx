import { Hint, PrimaryButton, Row, Stack } from '#ui';
import styled from '@emotion/styled';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { EarlyOtpButton } from './EarlyOtpButton';
import { SubmissionNotice } from './SubmissionNotice';
import { useSubmitReason } from './useSubmitReason';

const reasonId = 'submit~reason';

const Reason = styled(Hint)`
  flex: 1 1 240px;
`;

/** The submit button, why it is disabled, and whether the draft is saved. */
export function SubmitBar() {
  const { definition } = useFormController().props;
  const isOpening = useFormState((state) => state.phase === 'opening');
  const isSending = useFormState((state) => state.submission.kind === 'sending');
  const draft = useFormState((state) => state.draft);
  const isSavedByServer = definition.request.draft !== undefined;
  const { reason, isHidden } = useSubmitReason();
  return (
    <Stack>
      <EarlyOtpButton />
      <Row>
        {!isHidden && (
          <PrimaryButton
            type="submit"
            disabled={reason !== undefined}
            aria-disabled={isSending || isOpening}
            aria-describedby={reason && reasonId}
          >
            {isSending ? t('submit.sending') : (definition.ui['ui:submit'] ?? t('submit.button'))}
          </PrimaryButton>
        )}
        {reason && <Reason id={reasonId}>{reason}</Reason>}
      </Row>
      <SubmissionNotice place="button" />
      <Hint role="status">
        {draft === 'failed' && t('draft.failed')}
        {(draft === 'saved' || draft === 'restored') && !isSavedByServer && t('draft.saved')}
      </Hint>
    </Stack>
  );
}
