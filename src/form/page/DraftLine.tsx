import { MessageDialog, Row, TextButton, tokens } from '#ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { startAgain } from '../controller/open';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { titleOfPage } from '../wizard/pages';

const Line = styled(Row)`
  color: ${tokens.colour.muted};
`;

/** Says that a draft was restored, and offers to discard it. */
export function DraftLine() {
  const controller = useFormController();
  const isRestored = useFormState((state) => state.draft === 'restored');
  const resumed = useFormState(({ page }) => page.isResumed && titleOfPage(controller));
  const [isAsking, setAsking] = useState(false);
  if (!isRestored) return null;
  const isSavedByServer = controller.props.definition.request.draft !== undefined;
  const begin = () => {
    setAsking(false);
    void startAgain(controller);
    document.querySelector('h1')?.focus();
  };
  return (
    <>
      <Line as="p" role="status">
        {resumed ? t('draft.resumed', { page: resumed }) : t('draft.restored')}
        <TextButton onClick={() => setAsking(true)}>{t('draft.startAgain')}</TextButton>
      </Line>
      {isAsking && (
        <MessageDialog
          title={t('draft.startAgain')}
          message={t(isSavedByServer ? 'draft.askSaved' : 'draft.ask')}
          button={t('cancel')}
          onClose={() => setAsking(false)}
          confirm={{ button: t('draft.discard'), onConfirm: begin, comesLast: true }}
        />
      )}
    </>
  );
}
