import type { Files } from '#authoring';
import { Box, ButtonBase, Typography } from '@mui/material';
import type { FoundMutants, Proposal, Survivor } from '../../checker/search/protocol';
import { useSearch } from '../../checker/search/useSearch';
import { nameOf } from '../../editor/filesOf';
import { t, tCount } from '../../i18n';
import { usePlace } from '../../shell/place';
import { ButtonGrid, GridCell, GridRow } from '../grid/ButtonGrid';
import { AddAll, AddProposal } from './AddProposals';
import { SearchBar } from './SearchBar';

/** The small slips in the definition that no example would notice. */
export function MutantsPanel({ requestKey }: { requestKey: string }) {
  const search = useSearch(requestKey, 'mutants');
  const { found, files = {} } = search.state ?? {};
  return (
    <>
      <SearchBar search={search} start={t('mutants.start')} intro={t('mutants.intro')}>
        {found && (
          <>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary', flex: 1 }}>
              {t('mutants.counts', { ...found })}
              {found.judged < found.possible && ` ${t('mutants.sampled', { ...found })}`}
            </Typography>
            <AddAll proposals={found.proposals} seen={files} words="mutants.addAll" />
          </>
        )}
      </SearchBar>
      {found && <SurvivingMutants requestKey={requestKey} found={found} seen={files} />}
    </>
  );
}

interface SurvivingMutantsProps {
  requestKey: string;
  found: FoundMutants;
  seen: Files;
}

function SurvivingMutants({ requestKey, found, seen }: SurvivingMutantsProps) {
  const proposals = new Map(found.proposals.map((one) => [one.path, one]));
  const noticeable = found.survivors.filter(({ add }) => add !== undefined);
  const tried = found.survivors.filter(({ reason }) => reason && reason !== 'drawing');
  const unsayable = found.survivors.filter(({ reason }) => reason === 'drawing').length;
  const row = (survivor: Survivor, i: number) => (
    <Row key={i} {...{ requestKey, survivor, proposals, seen }} />
  );
  return (
    <>
      {noticeable.length > 0 && (
        <ButtonGrid label={t('mutants.tab')}>{noticeable.map(row)}</ButtonGrid>
      )}
      {tried.length > 0 && (
        <>
          <Typography component="h2" variant="body2" sx={{ px: 2, pt: 1.5, fontWeight: 600 }}>
            {t('mutants.tried')}
          </Typography>
          <ButtonGrid label={t('mutants.tried')}>{tried.map(row)}</ButtonGrid>
        </>
      )}
      {unsayable > 0 && (
        <Typography variant="body2" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
          {tCount('mutants.unsayable', unsayable)}
        </Typography>
      )}
    </>
  );
}

interface RowProps {
  requestKey: string;
  survivor: Survivor;
  proposals: Map<string, Proposal>;
  seen: Files;
}

function Row({ requestKey, survivor, proposals, seen }: RowProps) {
  const { goTo } = usePlace();
  const { file, line, column, slip, add, stated, reason } = survivor;
  const proposal = add === undefined ? undefined : proposals.get(add);
  return (
    <GridRow
      sx={{
        display: 'grid',
        gridTemplateColumns: proposal
          ? 'minmax(90px, 150px) 1fr minmax(0, 36%)'
          : 'minmax(90px, 150px) 1fr',
        gap: 1.5,
        px: 2,
        py: 0.5,
        alignItems: 'baseline',
        borderTop: 1,
        borderColor: 'divider',
        // What an example is to state is JSON without a space.
        overflowWrap: 'anywhere',
      }}
    >
      <GridCell>
        <ButtonBase
          onClick={() => goTo({ key: requestKey, path: file, position: { line, column } })}
          sx={{
            justifyContent: 'start',
            textAlign: 'left',
            color: 'text.secondary',
            typography: 'body2',
            '&:hover': { textDecoration: 'underline' },
            '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
          }}
        >
          {nameOf(file)}:{line}
        </ButtonBase>
      </GridCell>
      <Typography component="div" role="gridcell" variant="body2">
        {t(reason ? 'mutants.nothing' : 'mutants.survives', {
          slip,
          reason: t(`mutants.reasons.${reason ?? 'tried'}`),
        })}
        {proposal && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {proposal.isNew ? proposal.about : t('mutants.state', { stated: stated.join(', ') })}
          </Box>
        )}
      </Typography>
      {proposal && (
        <GridCell>
          <AddProposal requestKey={requestKey} proposal={proposal} seen={seen} />
        </GridCell>
      )}
    </GridRow>
  );
}
