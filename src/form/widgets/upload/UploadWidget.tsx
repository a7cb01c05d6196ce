import { Hint, tokens, visuallyHidden, useAria } from '#ui';
import { acceptedFiles, type FileAnswer, isPicture, type UploadLimits } from '#engine';
import styled from '@emotion/styled';
import { type DragEvent, useState } from 'react';
import { chooseFile, removeFile } from '../../controller/files/chooseFile';
import { dropFiles } from '../../controller/files/dropFiles';
import { useFormController, useFormState } from '../../controller/useFormController';
import { t } from '../../i18n';
import type { AnswerProps } from '../props';
import { FileCard } from '../../parts/FileCard';
import { PdfHelp } from './PdfHelp';
import { PhotoOffer } from './PhotoOffer';
import { useStrayDrops } from './useStrayDrops';

const { colour, radius, target } = tokens;

const Input = styled.input(visuallyHidden);

const Drop = styled.div`
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
  @media (hover: none) {
    span {
      display: none;
    }
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
  const limits: UploadLimits = schema.upload;
  const isChecking = useFormState(({ fileChecks }) => at in fileChecks);
  const note = useFormState(({ fileNotes }) => file && fileNotes[file.id]);
  useStrayDrops();
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
        dropFiles(controller, at, event.dataTransfer, limits);
      }}
    >
      <Input
        {...useAria(isRequired, ...(note ? [`${id}~note`] : []))}
        id={id}
        type="file"
        accept={acceptedFiles(limits.extensions)}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void chooseFile(controller, at, chosen, limits);
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
        <Drop
          onClick={() => document.getElementById(id)?.click()}
          data-over={isOver ? '' : undefined}
        >
          {isChecking ? (
            t('upload.checking')
          ) : (
            <>
              <b>{t('upload.choose')}</b> <span>{t('upload.drop')}</span>
            </>
          )}
        </Drop>
      )}
      {file && isChecking && <Hint>{t('upload.checking')}</Hint>}
      {note && <Hint id={`${id}~note`}>{note}</Hint>}
      <PhotoOffer inputId={id} at={at} />
      {limits.extensions.includes('pdf') && !limits.extensions.some(isPicture) && <PdfHelp />}
    </div>
  );
}
