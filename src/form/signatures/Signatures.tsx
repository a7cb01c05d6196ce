import { Hint, Notice, Stack } from '#ui';
import styled from '@emotion/styled';
import { useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { SignaturePanel } from './SignaturePanel';
import { ChangeAnswers } from './LockNotice';
import { useIsFormLocked, useSignatureStatus } from './useSignatureStatus';

const Title = styled.h2`
  margin-bottom: 4px;
`;

/** Each party confirms the answers with an OTP, one after the other. */
export function Signatures() {
  const { due, missing } = useSignatureStatus();
  const isLocked = useIsFormLocked();
  const { downloads = [] } = useFormController().props.definition.request;
  if (due.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-label={t('signatures.title')}>
      <div>
        <Title>{t('signatures.title')}</Title>
        <Hint>{t('signatures.about')}</Hint>
      </div>
      {due.map((signature) => (
        <SignaturePanel
          key={signature.id}
          signature={signature}
          isGiven={!missing.includes(signature)}
          before={missing[0] === signature ? undefined : missing[0]?.title}
        />
      ))}
      <div role="status">
        {missing.length === 0 && (
          <Notice kind="success">
            <p>{t(downloads.length > 0 ? 'signatures.lockedWithDownload' : 'signatures.locked')}</p>
          </Notice>
        )}
      </div>
      {isLocked && (
        <div>
          <ChangeAnswers />
        </div>
      )}
    </Stack>
  );
}
