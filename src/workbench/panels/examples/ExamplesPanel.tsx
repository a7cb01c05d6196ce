import { Box, Typography } from '@mui/material';
import { useCheckedType } from '../../checker/checkerClient';
import { t } from '../../i18n';
import { ButtonGrid } from '../grid/ButtonGrid';
import { ExampleRow } from './ExampleRow';
import { RecordExample } from './RecordExample';

/** All examples; those that fail first. */
export function ExamplesPanel({ requestKey }: { requestKey: string }) {
  const { examples, isChecking, exampleDiagnostics } = useCheckedType(requestKey, (all) => all);
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
      <ButtonGrid label={t('examples.title')}>
        {examples
          .toSorted((a, b) => Number(a.passes) - Number(b.passes))
          .map(({ file, about, passes }) => (
            <ExampleRow
              key={file}
              requestKey={requestKey}
              file={file}
              about={about}
              passes={passes}
              problems={exampleDiagnostics.filter((one) => one.file === file)}
            />
          ))}
      </ButtonGrid>
    </>
  );
}
