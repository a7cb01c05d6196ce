import type { Diagnostic } from '#authoring';
import { Box, Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useChecking } from '../../checker/checking';
import { t } from '../../i18n';
import { useProject, useText } from '../../project/useProject';
import { usePlace } from '../../shell/place';
import { usePanel } from '../panel';
import { quickFixes } from './quickFixes';
import { wordsFor } from './wordsFor';

/** What mends a problem, where a press can: as one step of undo, or in the panel where it is mended. */
export function FixButton({ diagnostic }: { diagnostic: Diagnostic }) {
  const project = useProject();
  const text = useText(diagnostic.file);
  const { show, showWords } = usePanel();
  const [fix] = useMemo(
    () => (text === undefined ? [] : quickFixes(diagnostic, { [diagnostic.file]: text })),
    [diagnostic, text],
  );
  if (fix) {
    const apply = () => project.edit(fix.texts);
    return <Fix label={t(`fix.${fix.kind}`, { word: fix.word })} onPress={apply} />;
  }
  if (diagnostic.rule === 'example-differs') return <Adopt file={diagnostic.file} />;
  if (diagnostic.rule === 'never-seen')
    return <Fix label={t('fix.draft')} onPress={() => show('coverage')} />;
  const words = wordsFor(diagnostic, text);
  if (!words) return null;
  const open = () => {
    showWords(words);
    show('words');
  };
  return <Fix label={t('fix.words')} onPress={open} />;
}

const Fix = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button
    onClick={onPress}
    sx={{ flex: 'none', mr: 1, maxWidth: 220, textAlign: 'left', lineHeight: 1.4 }}
  >
    {label}
  </Button>
);

/** Writes what came into the example, all of it at once. */
function Adopt({ file }: { file: string }) {
  const project = useProject();
  const checking = useChecking();
  const { place } = usePlace();
  const [refused, setRefused] = useState<string>();
  const { key } = place;
  if (key === undefined) return null;
  if (refused !== undefined)
    return (
      <Box role="status" sx={{ px: 1, py: 0.75, maxWidth: 260, fontSize: 12, color: 'error.main' }}>
        {refused}
      </Box>
    );
  const adopt = async () => {
    const before = project.textOf(file);
    try {
      const { text } = await checking.ask({ about: 'adopted', key, file });
      if (text === undefined) setRefused(t('fix.otherKind'));
      // What was typed meanwhile counts.
      else if (project.textOf(file) === before) project.edit({ [file]: text });
    } catch (error) {
      setRefused(t('problems.checkerFailed', { message: (error as Error).message }));
    }
  };
  return <Fix label={t('fix.adopt')} onPress={() => void adopt()} />;
}
