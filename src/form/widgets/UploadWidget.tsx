import { tokens, visuallyHidden, useAria } from '#ui';
import type { FileAnswer } from '#engine';
import styled from '@emotion/styled';
import { type DragEvent, useState } from 'react';
import { FileCard } from '../parts/FileCard';
import { chooseFile, removeFile } from '../controller/answers/files';
import { useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import type { AnswerProps } from './props';

const { colour, radius, target } = tokens;

const Input = styled.input(visuallyHidden);

const Drop = styled.label`
  display: block;
  min-height: ${target}px;
  padding: 16px;
  text-align: center;
  cursor: pointer;
  background: ${colour.card};
  border: 1px dashed ${colour.border};
  border-radius: ${radius.control}px;
  b {
    color: ${colour.primary};
    text-decoration: underline;
  }
  &[data-over] {
    background: ${colour.primarySoft};
  }
  input:focus-visible + & {
    outline: 3px solid ${colour.primary};
    outline-offset: 2px;
  }
  input[aria-invalid='true'] + & {
    padding: 15px;
    border: 2px solid ${colour.red};
  }
`;

/** A file, chosen or dropped. The answer has its name and size, the controller its bytes. */
export function UploadWidget({ id, at, schema, label, isRequired, value }: AnswerProps) {
  const controller = useFormController();
  const [isOver, setOver] = useState(false);
  const file = value as FileAnswer | undefined;
  const choose = (chosen: File | undefined) => chosen && chooseFile(controller, at, chosen);
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
          // Otherwise the same file could not be chosen again after it was removed.
          target.value = '';
        }}
      />
      {file ? (
        <FileCard
          key={file.id}
          inputId={id}
          label={label}
          file={file}
          bytes={controller.files.get(file.id)}
          onRemove={() => {
            removeFile(controller, at);
            document.getElementById(id)?.focus();
          }}
        />
      ) : (
        <Drop htmlFor={id} data-over={isOver ? '' : undefined}>
          <b>{t('upload.choose')}</b> {t('upload.drop')}
        </Drop>
      )}
    </div>
  );
}
