import { Box, ButtonBase, Typography } from '@mui/material';
import { useCheckedType } from '../checker/checking';
import { nameOf } from '../editor/filesOf';
import { t } from '../i18n';
import { usePlace } from '../shell/place';
import { RecordExample } from './RecordExample';
import { rowLook } from './rowLook';

/** Every example with how it went; a press opens it. */
export function ExamplesPanel({ requestKey }: { requestKey: string }) {
  const { goTo } = usePlace();
  const { examples, isChecking, exampleDiagnostics } = useCheckedType(requestKey);
  const record = (
    <Box sx={{ px: 1.5, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
      <RecordExample requestKey={requestKey} />
    </Box>
  );
  if (!examples || examples.length === 0)
    return (
      <>
        {record}
        <Typography role="status" sx={{ p: 2, color: 'text.secondary' }}>
          {t(
            isChecking ? 'problems.checking' : examples ? 'examples.none' : 'examples.afterErrors',
          )}
        </Typography>
      </>
    );
  return (
    <>
      {record}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {examples
          .toSorted((a, b) => Number(a.passes) - Number(b.passes))
          .map(({ file, about, passes }) => (
            <Box component="li" key={file} sx={{ borderBottom: 1, borderColor: 'divider' }}>
              <ButtonBase
                onClick={() => goTo({ key: requestKey, path: file })}
                sx={{ ...rowLook, gridTemplateColumns: '18px minmax(160px, 280px) 1fr' }}
              >
                <Box
                  role="img"
                  aria-label={t(passes ? 'examples.passes' : 'examples.fails')}
                  sx={{ color: passes ? 'success.main' : 'error.main', fontWeight: 700 }}
                >
                  {passes ? '✓' : '✗'}
                </Box>
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
                >
                  {nameOf(file).replace('.json', '')}
                </Typography>
                <Typography component="span" variant="body2">
                  {about}
                  {!passes && (
                    <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
                      {exampleDiagnostics
                        .filter((one) => one.file === file)
                        .map(({ message }) => message)
                        .join(' ')}
                    </Box>
                  )}
                </Typography>
              </ButtonBase>
            </Box>
          ))}
      </Box>
    </>
  );
}
