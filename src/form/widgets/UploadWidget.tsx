import { styled } from '@mui/material/styles';
import { type DragEvent, useState } from 'react';
import type { FileAnswer } from '../../engine';
import { useAria } from '../parts/FieldContext';
import { FileCard } from '../parts/FileCard';
import { chooseFile, removeFile } from '../session/chooseFile';
import { useSession } from '../session/useSession';
import { say } from '../words';
import type { AnswerProps } from './props';

const Input = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

const Drop = styled('label')(({ theme }) => ({
  display: 'block',
  padding: theme.spacing(2),
  minHeight: 44,
  textAlign: 'center',
  cursor: 'pointer',
  border: `1px dashed ${theme.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '& b': { color: theme.palette.primary.main, textDecoration: 'underline' },
  '&[data-over]': { backgroundColor: theme.palette.primary.light },
  'input:focus-visible + &': {
    outline: `3px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
  },
  'input[aria-invalid=true] + &': { border: `2px solid ${theme.palette.error.main}` },
}));

/** A file, chosen or dropped. The answer holds its facts, the session its bytes. */
export function UploadWidget({ id, at, schema, label, isRequired, value }: AnswerProps) {
  const session = useSession();
  const [isOver, setOver] = useState(false);
  const file = value as FileAnswer | undefined;
  const choose = (chosen: File | undefined) => chosen && chooseFile(session, at, chosen);
  const hover = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <div
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={(event) => {
        hover(false)(event);
        choose(event.dataTransfer.files[0]);
      }}
    >
      <Input
        {...useAria(isRequired)}
        id={id}
        type="file"
        accept={schema.upload.extensions.map((extension: string) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // So that the same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
      {file ? (
        <FileCard
          key={file.id}
          inputId={id}
          label={label}
          file={file}
          bytes={session.files.get(file.id)}
          onRemove={() => {
            removeFile(session, at);
            document.getElementById(id)?.focus();
          }}
        />
      ) : (
        <Drop htmlFor={id} data-over={isOver ? '' : undefined}>
          <b>{say('upload.choose')}</b> {say('upload.drop')}
        </Drop>
      )}
    </div>
  );
}
