import type { ImportReport as Report } from '#authoring';
import { Box, Typography } from '@mui/material';
import { useRef } from 'react';
import { t, tCount } from '../i18n';
import { FormDialog } from '../shell/FormDialog';

interface Props {
  title: string;
  report: Report;
  onBack: () => void;
  onConfirm: () => void;
}

/** What is different in the request type that a JSON Schema becomes, before it is created. */
export function ImportReport({ title, report, onBack, onConfirm }: Props) {
  const list = useRef<HTMLInputElement>(null);
  const { notes, kept, keywords, fields } = report;
  return (
    <FormDialog
      heading={t('type.import.heading', { title })}
      confirm={t('type.create')}
      cancel={t('type.import.back')}
      width="md"
      firstBox={list}
      onSubmit={onConfirm}
      onClose={onBack}
    >
      <Typography>{t('type.import.kept', { kept, keywords, fields })}</Typography>
      <Box
        ref={list}
        tabIndex={0}
        role="region"
        aria-label={t('type.import.notes')}
        sx={{ maxHeight: 420, overflow: 'auto', border: 1, borderColor: 'divider', px: 2, py: 1 }}
      >
        {notes.length === 0 && <Typography>{t('type.import.nothing')}</Typography>}
        {(['left-out', 'changed', 'added'] as const).map((kind) => {
          const found = notes.filter((note) => note.kind === kind);
          return (
            found.length > 0 && (
              <section key={kind} aria-label={t(`type.import.kinds.${kind}`)}>
                <Typography component="h3" variant="subtitle2" sx={{ mt: 1 }}>
                  {tCount(`type.import.count.${kind}`, found.length)}
                </Typography>
                <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                  {found.map(({ source, at, message }) => (
                    <Typography component="li" variant="body2" key={`${source} ${at} ${message}`}>
                      <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: 12 }}>
                        {t(`type.import.places.${source}`, { at: at === '' ? '/' : at })}
                      </Box>{' '}
                      {message}
                    </Typography>
                  ))}
                </Box>
              </section>
            )
          );
        })}
      </Box>
    </FormDialog>
  );
}
