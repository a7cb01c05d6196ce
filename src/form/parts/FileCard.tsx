import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { FileAnswer } from '../../engine';
import { useRequest } from '../session/useSession';
import { say } from '../words';
import { sizeWords } from './sizeWords';
import { Hint } from './Hint';
import { FileIcon } from './icons';
import { QuietButton } from './QuietButton';

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
}));

const Facts = styled('div')({ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' });
const Preview = styled('img')({ width: 56, height: 56, objectFit: 'cover', borderRadius: 4 });

interface FileCardProps {
  inputId: string;
  label: string;
  file: FileAnswer;
  bytes: File | undefined;
  onRemove: () => void;
}

/** A chosen file: what it is, how far it is sent, and the ways to change one's mind. */
export function FileCard({ inputId, label, file, bytes, onRemove }: FileCardProps) {
  const sent = useRequest((state) => state.sent);
  const [isUnreadable, setUnreadable] = useState(false);
  const picture = bytes?.type.startsWith('image/') && !isUnreadable ? bytes : undefined;
  return (
    <Card>
      {picture ? (
        <Preview
          ref={(image) => show(image, picture)}
          alt={say('upload.preview', { name: file.name })}
          onError={() => setUnreadable(true)}
        />
      ) : (
        <FileIcon />
      )}
      <Facts>
        <b>{file.name}</b> <Hint as="span">{sizeWords(file.size)}</Hint>
        {sent !== undefined && (
          <LinearProgress
            variant="determinate"
            value={Math.round(sent * 100)}
            aria-label={say('upload.sending', { name: file.name })}
          />
        )}
      </Facts>
      <div>
        <QuietButton
          onClick={() => document.getElementById(inputId)?.click()}
          aria-label={say('upload.replaceNamed', { label })}
        >
          {say('upload.replace')}
        </QuietButton>
        <QuietButton onClick={onRemove} aria-label={say('upload.removeNamed', { label })}>
          {say('upload.remove')}
        </QuietButton>
      </div>
    </Card>
  );
}

/** Gives a picture's bytes an address, and takes it back when they are no longer shown. */
function show(image: HTMLImageElement | null, bytes: File) {
  if (!image) return;
  const address = URL.createObjectURL(bytes);
  image.src = address;
  return () => URL.revokeObjectURL(address);
}
