import type { Example } from '#authoring';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useChecking } from '../checker/checking';
import { t } from '../i18n';
import type { ShownState } from '../preview/previewState';
import { useProject } from '../project/useProject';
import { usePlace } from '../shell/place';
import { useShown } from '../shell/shown';

/** Makes an example of what is filled in in the live form. Of which kind it is, the definition decides. */
export function RecordExample({ requestKey }: { requestKey: string }) {
  const shown = useShown(requestKey);
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

function RecordDialog({ shown, onClose }: { shown: ShownState; onClose: () => void }) {
  const checking = useChecking();
  const project = useProject();
  const { goTo } = usePlace();
  const [about, setAbout] = useState('');
  const [failure, setFailure] = useState<string>();
  const { key } = shown;

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (about.trim() === '') return setFailure(t('record.noAbout'));
    const example = exampleOf(shown, about);
    let answer;
    try {
      answer = await checking.ask({ about: 'recorded', key, example });
    } catch (error) {
      return setFailure(t('problems.checkerFailed', { message: (error as Error).message }));
    }
    if (!answer) return setFailure(t('record.unsettled'));
    const path = freePath(key, `${answer.kind}-${slugOf(about)}`, (one) => project.textOf(one));
    project.edit({ [path]: answer.text });
    onClose();
    goTo({ key, path });
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="record-heading">
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        <DialogTitle id="record-heading">{t('record.heading')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            required
            sx={{ mt: 1 }}
            label={t('record.about')}
            helperText={t('record.aboutHelp')}
            value={about}
            onChange={({ target }) => setAbout(target.value)}
          />
          {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('type.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('record.record')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function exampleOf({ answers, policyNo, context }: ShownState, about: string): Example {
  const { customer, today, proofs = [], signed = {}, link } = context;
  return {
    about: about.trim(),
    today,
    as: { clientId: customer.clientId, ...(policyNo !== '' && { policyNo }) },
    answers,
    ...(proofs.length > 0 && {
      proofs: proofs.map(({ purpose, value }) => ({ purpose, value })),
    }),
    ...(Object.keys(signed).length > 0 && { signed: Object.keys(signed) }),
    ...(link && Object.keys(link).length > 0 && { link }),
  };
}

/** `A torn passbook.` → `a-torn-passbook` */
const slugOf = (about: string): string =>
  about
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '') || 'recorded';

function freePath(key: string, name: string, textOf: (path: string) => string | undefined): string {
  const pathOf = (suffix: string) => `schemas/${key}/examples/${name}${suffix}.json`;
  for (let i = 1; ; i++) {
    const path = pathOf(i === 1 ? '' : `-${i}`);
    if (textOf(path) === undefined) return path;
  }
}
