import type { LevelReport, PathsReport } from '#authoring';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useSearch } from '../../checker/search/useSearch';
import { t, tCount } from '../../i18n';
import { AddAll, AddProposal } from './AddProposals';
import { ExampleLinks } from './ExampleLinks';
import { SearchBar } from './SearchBar';
import { Way } from './Way';

/** Each way in which the conditions of a form come out together, and which examples go it. */
export function PathsPanel({ requestKey }: { requestKey: string }) {
  const search = useSearch(requestKey, 'paths');
  const { found, files = {} } = search.state ?? {};
  return (
    <>
      <SearchBar search={search} start={t('paths.start')} intro={t('paths.intro')}>
        {found && (
          <>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary', flex: 1 }}>
              {countsOf(found.paths)}
            </Typography>
            <AddAll proposals={found.proposals} seen={files} words="paths.addAll" />
          </>
        )}
      </SearchBar>
      {found && (
        <Box sx={{ px: 2, pb: 2 }}>
          {found.proposals.length > 0 && (
            <Part title={t('paths.new')}>
              {found.proposals.map((proposal) => (
                <li key={proposal.path}>
                  {proposal.about}{' '}
                  <AddProposal requestKey={requestKey} proposal={proposal} seen={files} />
                </li>
              ))}
            </Part>
          )}
          <Never requestKey={requestKey} paths={found.paths} />
          {found.paths.levels.map((level) => (
            <LevelPart key={level.list ?? ''} requestKey={requestKey} level={level} />
          ))}
          <Others requestKey={requestKey} paths={found.paths} />
        </Box>
      )}
    </>
  );
}

function countsOf({ conditions, levels, pairs }: PathsReport): string {
  const [whole] = levels;
  if (conditions === 0 || !whole) return t('paths.noConditions');
  const many = t('paths.many');
  const ways = { ways: whole.count ?? many, finished: whole.finished ?? many };
  const counts = t('paths.counts', { conditions, ...ways });
  const { reached, possible } = pairs;
  return possible === 0 ? counts : `${counts} ${t('paths.pairs', { reached, possible })}`;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Typography component="h2" variant="body2" sx={{ pt: 1.5, fontWeight: 600 }}>
      {title}
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', '& li': { py: 0.25 } }}>
      {children}
    </Box>
  </>
);

/** What cannot come out so, and why. */
function Never({ paths: { unreached, eligibility } }: { requestKey: string; paths: PathsReport }) {
  const never = [...unreached.outcomes, ...unreached.fields];
  return (
    <>
      {eligibility.impossible && (
        <Part title={t('paths.impossible')}>
          {eligibility.impossible.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Part>
      )}
      {never.length > 0 && (
        <Part title={t('paths.never')}>
          {never.map(({ words, reasons }) => (
            <li key={words}>
              {words}
              {reasons.length > 0 && (
                <Box sx={{ color: 'text.secondary' }}>
                  {t('paths.because', { reasons: reasons.join('; ') })}
                </Box>
              )}
            </li>
          ))}
        </Part>
      )}
    </>
  );
}

function LevelPart({ requestKey, level }: { requestKey: string; level: LevelReport }) {
  const { list, ways, reached, count } = level;
  const title = list === undefined ? t('paths.ways') : t('paths.inList', { list });
  if (!ways)
    return (
      <Part title={title}>
        <li>{t('paths.tooMany', { reached, count: count ?? t('paths.many') })}</li>
      </Part>
    );
  return (
    <Part title={title}>
      {ways.map((way, i) => (
        <Way key={i} requestKey={requestKey} way={way} />
      ))}
    </Part>
  );
}

const mostListed = 20;

function Others({ requestKey, paths }: { requestKey: string; paths: PathsReport }) {
  const { pairs, sequences, eligibility } = paths;
  const left = pairs.missing.length - mostListed;
  return (
    <>
      {pairs.missing.length > 0 && (
        <Part title={t('paths.missing')}>
          {pairs.missing.slice(0, mostListed).map(({ words: [one, other], isFound }) => (
            <li key={`${one}; ${other}`}>
              {t(isFound ? 'paths.pair' : 'paths.pairUnfound', { one, other })}
            </li>
          ))}
          {left > 0 && <li>{tCount('paths.more', left)}</li>}
        </Part>
      )}
      {sequences.length > 0 && (
        <Part title={t('paths.sequences')}>
          {sequences.slice(0, mostListed).map(({ steps, examples }) => {
            const words = steps.map(({ id, end }) => t(`paths.ends.${end}`, { id })).join(' → ');
            return (
              <li key={words}>
                {words} <ExampleLinks requestKey={requestKey} names={examples} />
              </li>
            );
          })}
          {sequences.length > mostListed && (
            <li>{tCount('paths.more', sequences.length - mostListed)}</li>
          )}
        </Part>
      )}
      <Part title={t('paths.gates')}>
        {eligibility.gates.map(({ rule, words, examples }) => (
          <li key={`${rule} ${words}`}>
            {t(`paths.rules.${rule}`, { words })}{' '}
            <ExampleLinks requestKey={requestKey} names={examples} />
          </li>
        ))}
      </Part>
    </>
  );
}
