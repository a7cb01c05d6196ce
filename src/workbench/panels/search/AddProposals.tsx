import type { Files } from '#authoring';
import { Box, Button } from '@mui/material';
import { stateOf } from '../../checker/search/proposals';
import type { Proposal } from '../../checker/search/protocol';
import { nameOf } from '../../editor/filesOf';
import { t, tCount } from '../../i18n';
import { useProject, useText } from '../../project/useProject';
import { usePlace } from '../../shell/place';

interface Props {
  requestKey: string;
  proposal: Proposal;
  /** The files that the search was about: what changed since is not written over. */
  seen: Files;
}

/** Writes an example, as one step of undo; one that is written is opened. */
export function AddProposal({ requestKey, proposal, seen }: Props) {
  const project = useProject();
  const { goTo } = usePlace();
  const { path, text, isNew } = proposal;
  const state = stateOf(proposal, seen, useText(path));
  const name = nameOf(path);
  if (state === 'added')
    return (
      <Button onClick={() => goTo({ key: requestKey, path })}>
        <Box component="span" sx={{ color: 'success.main' }}>
          {t(isNew ? 'searches.added' : 'searches.completed', { name })}
        </Box>
      </Button>
    );
  return (
    <>
      <Button
        disabled={state === 'changed'}
        onClick={() => project.edit({ [path]: text })}
        sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
      >
        {t(isNew ? 'searches.add' : 'searches.complete', { name })}
      </Button>
      {state === 'changed' && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('searches.changed')}
        </Box>
      )}
    </>
  );
}

interface AllProps {
  proposals: Proposal[];
  seen: Files;
  words: string;
}

/** Writes all examples that are not written yet, as one step of undo. */
export function AddAll({ proposals, seen, words }: AllProps) {
  const project = useProject();
  const open = proposals.filter((one) => stateOf(one, seen, project.textOf(one.path)) === 'open');
  if (open.length === 0) return null;
  const texts = Object.fromEntries(open.map(({ path, text }) => [path, text]));
  return (
    <Button variant="contained" onClick={() => project.edit(texts)}>
      {tCount(words, open.length)}
    </Button>
  );
}
