import { Box, Button } from '@mui/material';
import type { Proposal } from '../../checker/search/protocol';
import { nameOf } from '../../editor/filesOf';
import { t, tCount } from '../../i18n';
import { useProject, useText } from '../../project/useProject';
import { usePlace } from '../../shell/place';

/** Writes an example, as one step of undo; one that is written is opened. */
export function AddProposal({ requestKey, proposal }: { requestKey: string; proposal: Proposal }) {
  const project = useProject();
  const { goTo } = usePlace();
  const { path, text, isNew } = proposal;
  const isAdded = useText(path) === text;
  const name = nameOf(path);
  return isAdded ? (
    <Button onClick={() => goTo({ key: requestKey, path })}>
      <Box component="span" sx={{ color: 'success.main' }}>
        {t('searches.added', { name })}
      </Box>
    </Button>
  ) : (
    <Button
      onClick={() => project.edit({ [path]: text })}
      sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
    >
      {t(isNew ? 'searches.add' : 'searches.complete', { name })}
    </Button>
  );
}

/** Writes all examples that are not written yet, as one step of undo. */
export function AddAll({ proposals, words }: { proposals: Proposal[]; words: string }) {
  const project = useProject();
  const texts = Object.fromEntries(proposals.map(({ path, text }) => [path, text]));
  const left = proposals.filter(({ path, text }) => project.textOf(path) !== text).length;
  if (left === 0) return null;
  return (
    <Button variant="contained" onClick={() => project.edit(texts)}>
      {tCount(words, left)}
    </Button>
  );
}
