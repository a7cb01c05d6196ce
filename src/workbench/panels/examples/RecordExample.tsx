import { Alert, Button, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { useChecker } from '../../checker/checkerClient';
import { t } from '../../i18n';
import type { PreviewFormState } from '../../preview/previewState';
import { useProject } from '../../project/useProject';
import { FormDialog } from '../../shell/FormDialog';
import { usePlace } from '../../shell/place';
import { usePreviewFormState } from '../../shell/previewFormState';
import { exampleOf } from './exampleOf';
import { freePath, slugOf } from './examplePath';

/** Makes an example of what is filled in in the live form. Of which kind it is, the definition decides. */
export function RecordExample({ requestKey }: { requestKey: string }) {
  const shown = usePreviewFormState(requestKey);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={!shown} onClick={() => setOpen(true)}>
        {t('record.record')}
      </Button>
      {isOpen && shown && <RecordDialog shown={shown} onClose={() => setOpen(false)} />}
    </>
  );
}

function RecordDialog({ shown, onClose }: { shown: PreviewFormState; onClose: () => void }) {
  const checker = useChecker();
  const project = useProject();
  const { goTo } = usePlace();
  const aboutBox = useRef<HTMLInputElement>(null);
  const [about, setAbout] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isMissing = about.trim() === '';
  const { key } = shown;

  async function submit() {
    setAsked(true);
    if (isMissing) return;
    const example = exampleOf(shown, about);
    let answer;
    try {
      answer = await checker.query({ type: 'recorded', key, example });
    } catch (error) {
      return setFailure(t('problems.checkerFailed', { message: (error as Error).message }));
    }
    if (!answer) return setFailure(t('record.unsettled'));
    const path = freePath(key, answer.kind, slugOf(about) || 'recorded', (one) =>
      project.textOf(one),
    );
    project.edit({ [path]: answer.text });
    onClose();
    goTo({ key, path });
  }

  return (
    <FormDialog
      heading={t('record.heading')}
      confirm={t('record.record')}
      firstBox={aboutBox}
      failure={failure !== undefined && <Alert severity="error">{failure}</Alert>}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        inputRef={aboutBox}
        required
        label={t('record.about')}
        error={isAsked && isMissing}
        helperText={t(isAsked && isMissing ? 'record.noAbout' : 'record.aboutHelp')}
        value={about}
        onChange={({ target }) => setAbout(target.value)}
      />
    </FormDialog>
  );
}
