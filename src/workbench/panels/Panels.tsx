import { Box, Tab, Tabs } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useCheckedType } from '../checker/checking';
import { useDiagnostics } from '../checker/useDiagnostics';
import { t, tCount } from '../i18n';
import { usePlace } from '../shell/place';
import { CoveragePanel, percentOf } from './coverage/CoveragePanel';
import { ExamplesPanel } from './ExamplesPanel';
import { type AskedWords, PanelContext } from './panel';
import { MessagesPanel } from './messages/MessagesPanel';
import { ProblemsPanel } from './ProblemsPanel';
import { MutantsPanel } from './search/MutantsPanel';
import { PathsPanel } from './search/PathsPanel';
import { PayloadsPanel } from './payloads/PayloadsPanel';
import { WhyPanel } from './why/WhyPanel';
import { WordsPanel } from './words/WordsPanel';

/** What is known of what is open. */
export function Panels() {
  const { place } = usePlace();
  const diagnostics = useDiagnostics();
  const { examples, coverage } = useCheckedType(place.key ?? '');
  const [asked, setShown] = useState('problems');
  const [words, setWords] = useState<AskedWords>({ asked: '', onlyGaps: false });
  const showWords = (changed: Partial<AskedWords>) => setWords((now) => ({ ...now, ...changed }));
  const failing = examples?.filter(({ passes }) => !passes).length ?? 0;
  const panels: { id: string; label: string; content: ReactNode }[] = [
    {
      id: 'problems',
      label: t('panels.problems', { count: diagnostics.length }),
      content: <ProblemsPanel />,
    },
  ];
  if (place.key !== undefined)
    panels.push({
      id: 'examples',
      label:
        failing > 0
          ? tCount('panels.failing', failing)
          : t('panels.examples', { count: examples?.length ?? '…' }),
      content: <ExamplesPanel requestKey={place.key} />,
    });
  if (place.key !== undefined) {
    const requestKey = place.key;
    panels.push(
      {
        id: 'coverage',
        label: coverage
          ? t('coverage.tab', { percent: percentOf(coverage) })
          : t('coverage.tabUnknown'),
        content: <CoveragePanel requestKey={requestKey} />,
      },
      {
        id: 'mutants',
        label: t('mutants.tab'),
        content: <MutantsPanel requestKey={requestKey} />,
      },
      { id: 'paths', label: t('paths.tab'), content: <PathsPanel requestKey={requestKey} /> },
      {
        id: 'words',
        label: t('words.tab'),
        content: <WordsPanel key={requestKey} requestKey={requestKey} />,
      },
      { id: 'why', label: t('why.tab'), content: <WhyPanel requestKey={requestKey} /> },
      {
        id: 'payloads',
        label: t('payloads.tab'),
        content: <PayloadsPanel requestKey={requestKey} />,
      },
      {
        id: 'messages',
        label: t('messages.tab'),
        content: <MessagesPanel requestKey={requestKey} />,
      },
    );
  } else if (place.path?.startsWith('catalogue.'))
    panels.push({ id: 'words', label: t('words.tab'), content: <WordsPanel /> });
  const shown = panels.find(({ id }) => id === asked) ?? panels[0]!;
  return (
    <Box
      component="section"
      aria-label={t('panels.title')}
      sx={{ height: '100%', display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
        <Tabs
          value={shown.id}
          onChange={(_event, id) => setShown(id)}
          variant="scrollable"
          aria-label={t('panels.title')}
          sx={{ flex: 1 }}
        >
          {panels.map(({ id, label }) => (
            <Tab
              key={id}
              value={id}
              label={label}
              id={`panel-tab-${id}`}
              aria-controls={`panel-${id}`}
            />
          ))}
        </Tabs>
      </Box>
      <Box
        role="tabpanel"
        id={`panel-${shown.id}`}
        aria-labelledby={`panel-tab-${shown.id}`}
        sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}
      >
        <PanelContext value={{ words, showWords, show: setShown }}>{shown.content}</PanelContext>
      </Box>
    </Box>
  );
}
