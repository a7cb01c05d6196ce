import { Box, Typography } from '@mui/material';
import type { SearchKind } from '../../checker/search/protocol';
import { useSearch } from '../../checker/search/useSearch';
import { nameOf } from '../../editor/filesOf';
import { t, tCount } from '../../i18n';
import { ButtonGrid, GridCell, GridRow } from '../grid/ButtonGrid';
import { AddAll, AddProposal } from './AddProposals';
import { SearchBar } from './SearchBar';

interface Props {
  requestKey: string;
  kind: Extract<SearchKind, 'drafts' | 'boundaries'>;
}

/** Examples that are drafted: for what none covers, or at the limit of each rule. */
export function DraftsPart({ requestKey, kind }: Props) {
  const search = useSearch(requestKey, kind);
  const { found, files = {} } = search.state ?? {};
  return (
    <Box component="section" aria-label={t(`drafts.${kind}.start`)}>
      <SearchBar
        search={search}
        start={t(`drafts.${kind}.start`)}
        intro={t(`drafts.${kind}.intro`)}
      >
        {found && (
          <>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary', flex: 1 }}>
              {found.proposals.length === 0
                ? t(`drafts.${kind}.none`)
                : tCount('drafts.found', found.proposals.length)}
              {found.left.length > 0 && ` ${tCount('drafts.left', found.left.length)}`}
            </Typography>
            <AddAll proposals={found.proposals} seen={files} words="drafts.addAll" />
          </>
        )}
      </SearchBar>
      {found && (
        <Box sx={{ typography: 'body2' }}>
          {found.proposals.length > 0 && (
            <ButtonGrid label={t(`drafts.${kind}.start`)}>
              {found.proposals.map((proposal) => (
                <GridRow
                  key={proposal.path}
                  sx={{ px: 2, py: 0.25, borderTop: 1, borderColor: 'divider' }}
                >
                  <GridCell>
                    {proposal.about}{' '}
                    <AddProposal requestKey={requestKey} proposal={proposal} seen={files} />
                  </GridCell>
                </GridRow>
              ))}
            </ButtonGrid>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {found.left.map(({ file, line, message }, i) => (
              <Box component="li" key={i} sx={{ px: 2, py: 0.5, color: 'text.secondary' }}>
                {nameOf(file)}:{line} {message}
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
