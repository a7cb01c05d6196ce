import { VisuallyHidden } from '#ui';
import { Box, Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { useCheckedType } from '../checker/checkerClient';
import { t } from '../i18n';
import type { ProjectServer } from '../project/projectServer';
import { usePlace } from '../shell/place';
import { CoveragePanel, percentOf } from './coverage/CoveragePanel';
import { ExamplesPanel } from './examples/ExamplesPanel';
import { DifferencePanel } from './difference/DifferencePanel';
import { GalleryPanel } from './gallery/GalleryPanel';
import { usePanel } from './panel';
import { ProblemsPanel } from './ProblemsPanel';
import { MutantsPanel } from './search/MutantsPanel';
import { PathsPanel } from './search/PathsPanel';
import { PayloadsPanel } from './payloads/PayloadsPanel';
import { TabLabel } from './TabLabel';
import { useCounts, useCountsAnnouncement } from './useCounts';
import { WhyPanel } from './why/WhyPanel';
import { WordsPanel } from './words/WordsPanel';

/** What is known of what is open. */
export function Panels({ server }: { server: ProjectServer }) {
  const { place } = usePlace();
  const { element, shown: asked, show } = usePanel();
  const panels: { id: string; label: ReactNode; content: ReactNode }[] = [
    {
      id: 'problems',
      label: <ProblemsLabel />,
      content: <ProblemsPanel />,
    },
  ];
  if (place.key !== undefined)
    panels.push({
      id: 'examples',
      label: <ExamplesLabel />,
      content: <ExamplesPanel requestKey={place.key} />,
    });
  if (place.key !== undefined) {
    const requestKey = place.key;
    panels.push(
      {
        id: 'coverage',
        label: <CoverageLabel requestKey={requestKey} />,
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
        label: <WordsLabel />,
        content: <WordsPanel key={requestKey} requestKey={requestKey} />,
      },
      { id: 'why', label: t('why.tab'), content: <WhyPanel requestKey={requestKey} /> },
      {
        id: 'payloads',
        label: t('payloads.tab'),
        content: <PayloadsPanel requestKey={requestKey} />,
      },
      {
        id: 'gallery',
        label: t('gallery.tab'),
        content: <GalleryPanel key={requestKey} requestKey={requestKey} />,
      },
      {
        id: 'difference',
        label: t('difference.tab'),
        content: <DifferencePanel server={server} requestKey={requestKey} />,
      },
    );
  } else if (place.path?.startsWith('catalogue.'))
    panels.push(
      { id: 'words', label: <WordsLabel />, content: <WordsPanel /> },
      {
        id: 'difference',
        label: t('difference.tab'),
        content: <DifferencePanel server={server} />,
      },
    );
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
          onChange={(_event, id) => show(id)}
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
      <Announcement />
      <Box
        ref={element}
        role="tabpanel"
        tabIndex={-1}
        id={`panel-${shown.id}`}
        aria-labelledby={`panel-tab-${shown.id}`}
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', outline: 'none' }}
      >
        {shown.content}
      </Box>
    </Box>
  );
}

// The counts are components of their own: they change with each edit, and the tabs do not.

function ProblemsLabel() {
  const { problems, errors } = useCounts();
  return <TabLabel name={t('panels.problems')} count={String(problems)} isAlarming={errors > 0} />;
}

function ExamplesLabel() {
  const { examples, failing } = useCounts();
  return (
    <TabLabel
      name={t('panels.examples')}
      count={failing > 0 ? t('panels.failing', { failing }) : String(examples ?? '…')}
      isAlarming={failing > 0}
      room={6}
    />
  );
}

function CoverageLabel({ requestKey }: { requestKey: string }) {
  const coverage = useCheckedType(requestKey, (checked) => checked.coverage);
  const count = coverage && t('coverage.percent', { percent: percentOf(coverage) });
  return <TabLabel name={t('coverage.title')} count={count} />;
}

function WordsLabel() {
  const { gaps } = useCounts();
  return (
    <TabLabel
      name={t('words.tab')}
      count={gaps > 0 ? String(gaps) : undefined}
      unit={t('panels.missing')}
      isAlarming={gaps > 0}
    />
  );
}

function Announcement() {
  const announcement = useCountsAnnouncement(useCounts());
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
