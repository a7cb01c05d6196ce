import { Box } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { useCheckedType, useChecker } from '../checker/checkerClient';
import { useFilesIn } from '../checker/useFilesOf';
import { useProjectState } from '../project/useProject';
import { usePlace } from '../shell/place';
import { setPreviewFormState } from '../shell/previewFormState';
import { today } from '../today';
import { examplesIn } from './examplesIn';
import { PreviewPane } from './PreviewPane';

/**
 * The form of the request type that is open. While the catalogue or a shared piece is, the last form stays, out of sight,
 * with all that was chosen and filled in.
 */
export function LiveForm() {
  const { key } = usePlace().place;
  const keys = useProjectState((state) => state.keys);
  const [last, setLast] = useState(key);
  if (key !== undefined && key !== last) setLast(key);
  const drawn = key ?? (last !== undefined && keys.includes(last) ? last : undefined);
  return drawn === undefined ? null : (
    <Box sx={{ height: 1, ...(key === undefined && { visibility: 'hidden' }) }}>
      <FormOf requestKey={drawn} />
    </Box>
  );
}

function FormOf({ requestKey }: { requestKey: string }) {
  const checker = useChecker();
  const { goTo } = usePlace();
  const modules = useCheckedType(requestKey, (checked) => checked.modules);
  const languages = useCheckedType(requestKey, (checked) => checked.languages);
  const coverage = useCheckedType(requestKey, (checked) => checked.coveredParts);
  const isOutdated = useCheckedType(
    requestKey,
    ({ isDrawn, isChecking }) => !isDrawn && !isChecking,
  );
  const files = useFilesIn([`schemas/${requestKey}/examples/`]);
  const examples = useMemo(() => examplesIn(requestKey, files), [requestKey, files]);
  const all = useMemo(() => ['', ...languages], [languages]);
  const [day] = useState(today);
  const openLanguage = useCallback(
    (language: string) => checker.open(requestKey, language || undefined),
    [checker, requestKey],
  );
  return (
    <PreviewPane
      requestKey={requestKey}
      modules={modules}
      languages={all}
      examples={examples}
      today={day}
      isOutdated={isOutdated}
      onLanguage={openLanguage}
      onFormState={setPreviewFormState}
      coverage={coverage}
      onOpenPart={({ file, line, column }) =>
        goTo({ key: requestKey, path: file, position: { line, column } })
      }
    />
  );
}
