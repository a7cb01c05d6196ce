import { Hint, Icon, Row, TextButton, tokens } from '#ui';
import type { FileAnswer } from '#engine';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useFormState } from '../controller/useFormController';
import { t } from '../i18n';
import { formatFileSize } from './formatFileSize';
import { Progress } from './Progress';
import { useImageRef } from './useImageRef';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 12px 16px;
  background: ${tokens.colour.card};
  border: 1px solid ${tokens.colour.hairline};
  border-radius: ${tokens.radius.control}px;
`;

const Facts = styled.div`
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Preview = styled.img`
  width: 56px;
  height: 56px;
  object-fit: cover;
  border-radius: 4px;
`;

interface FileCardProps {
  inputId: string;
  label: string;
  file: FileAnswer;
  bytes: File | undefined;
  onRemove: () => void;
}

/** A chosen file: preview, name, size and progress, with buttons to replace and remove it. */
export function FileCard({ inputId, label, file, bytes, onRemove }: FileCardProps) {
  const sent = useFormState(({ submission }) =>
    submission.kind === 'sending' ? submission.share : undefined,
  );
  const [isUnreadable, setUnreadable] = useState(false);
  const picture = bytes?.type.startsWith('image/') && !isUnreadable ? bytes : undefined;
  const image = useImageRef(picture);
  return (
    <Box>
      {picture ? (
        <Preview
          ref={image}
          alt={t('upload.preview', { name: file.name })}
          onError={() => setUnreadable(true)}
        />
      ) : (
        <Icon name="file" size={22} />
      )}
      <Facts>
        <b>{file.name}</b> <Hint as="span">{formatFileSize(file.size)}</Hint>
        {sent !== undefined && (
          <Progress share={sent} label={t('upload.sending', { name: file.name })} />
        )}
      </Facts>
      <Row>
        <TextButton
          onClick={() => document.getElementById(inputId)?.click()}
          aria-label={t('upload.replaceNamed', { label })}
        >
          {t('upload.replace')}
        </TextButton>
        <TextButton onClick={onRemove} aria-label={t('upload.removeNamed', { label })}>
          {t('upload.remove')}
        </TextButton>
      </Row>
    </Box>
  );
}
